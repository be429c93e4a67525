-- What depends on the day cannot be stored. The tables move out of the API, and views of their names say what is so at
-- the moment of the request: an album's count, cover and decades are those of the photos that the reader may read.
drop trigger derive_album on public.albums;
drop function private.derive_album;
drop trigger keep_gallery_search on public.albums;
drop function private.keep_gallery_search;
alter table public.albums drop image_count, drop cover_image_url;
alter table public.albums set schema private;
-- Nobody reaches that schema but through the view, whose columns are granted one by one.
grant select on private.albums to anon, authenticated;

create view public.albums with (security_invoker = true) as
select a.id, a.group_id, a.name, a.name_bn, a.description, a.description_bn, a.display_order, a.published,
  (select count(*)::integer from public.gallery_images i where i.album_id = a.id) as image_count,
  (
    select i.cloudinary_url from public.gallery_images i where i.album_id = a.id
    order by i.is_cover desc, i.display_order, i.id limit 1
  ) as cover_image_url,
  array(
    select distinct decade
    from public.gallery_images i, generate_series(i.year_from / 10 * 10, coalesce(i.year_to, i.year_from), 10) decade
    where i.album_id = a.id order by decade
  ) as decades
from private.albums a;

comment on view public.albums is 'The albums, which lie in private.albums, with the count, cover and decades of the photos that the reader may read. Rows are written through this view.';

revoke all on public.albums from anon, authenticated;
grant select (id, group_id, name, name_bn, description, description_bn, display_order, image_count, cover_image_url, decades)
  on public.albums to anon, authenticated;
grant select, insert, update, delete on public.albums to service_role;

-- What visitors search, of photos with the last day on which they are found. No policy looks at that day: under one the
-- planner would use no text index.
drop table public.gallery_search;
create table private.gallery_search (
  id uuid not null, -- of the album or the photo
  album_id uuid not null references private.albums (id) on delete cascade,
  display_order integer, title text not null, title_bn text, description text, description_bn text, image_url text,
  year_from integer, year_to integer, shown_until date, words tsvector not null,
  primary key (album_id, id)
);
create index gallery_search_words_idx on private.gallery_search using gin (words) with (fastupdate = off);
alter table private.gallery_search enable row level security;
create policy "what can be searched is public" on private.gallery_search
  for select to anon, authenticated using (true);
grant select on private.gallery_search to anon, authenticated, service_role;

create view public.gallery_search with (security_invoker = true) as
select id, album_id, display_order, title, title_bn, description, description_bn, image_url, year_from, year_to, words
from private.gallery_search
where shown_until is null or shown_until >= (now() at time zone 'Asia/Kolkata')::date;

revoke all on public.gallery_search from anon, authenticated, service_role;
grant select on public.gallery_search to anon, authenticated, service_role;

create function private.keep_gallery_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.gallery_search s
  where s.album_id = new.id and not (new.published and (s.id = new.id or s.id in (
    select i.id from public.gallery_images i where i.album_id = new.id and i.visible
  )));
  insert into private.gallery_search as kept (id, album_id, display_order, title, title_bn, description, description_bn,
    image_url, year_from, year_to, shown_until, words)
  select found.*, private.search_words(concat_ws(' ', title, description, title_bn, description_bn,
    year_from || '-' || coalesce(year_to, year_from)))
  from (
    select new.id, new.id as album_id, null::integer as display_order, new.name as title, new.name_bn as title_bn,
      new.description, new.description_bn, null as image_url, null::integer as year_from, null::integer as year_to,
      null::date as shown_until
    union all
    select i.id, i.album_id, i.display_order, i.title, i.title_bn, i.description, i.description_bn, i.cloudinary_url,
      i.year_from, i.year_to, i.consent_until
    from public.gallery_images i where i.album_id = new.id and i.visible
  ) found
  where new.published
  on conflict (album_id, id) do update
  set (display_order, title, title_bn, description, description_bn, image_url, year_from, year_to, shown_until, words)
    = (excluded.display_order, excluded.title, excluded.title_bn, excluded.description, excluded.description_bn,
      excluded.image_url, excluded.year_from, excluded.year_to, excluded.shown_until, excluded.words)
  where kept is distinct from excluded;
  return null;
end
$$;
create trigger keep_gallery_search after insert or update on private.albums
  for each row execute function private.keep_gallery_search();

-- NO KEY UPDATE in id order: see album_count_and_cover. The search is what is left to keep.
create or replace function private.touch_albums() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  touched uuid[];
begin
  if tg_op = 'INSERT' then
    touched := array(select distinct album_id from new_images);
  elsif tg_op = 'DELETE' then
    touched := array(select distinct album_id from old_images);
  else
    touched := array(select album_id from new_images union select album_id from old_images);
  end if;
  perform 1 from private.albums where id = any (touched) order by id for no key update;
  update private.albums set published = published where id = any (touched);
  return null;
end
$$;

create or replace function private.touch_all_albums() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.albums set published = published;
  return null;
end
$$;
revoke execute on all functions in schema private from public;

update private.albums set published = published;

-- No column has statistics: see hidden_rows_leave_no_trace.
do $$
declare
  named record;
begin
  for named in
    select attrelid::regclass as relation, attname from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
      and attnum > 0 and not attisdropped
  loop
    execute format('alter table %s alter column %I set statistics 0', named.relation, named.attname);
  end loop;
end
$$;

notify pgrst, 'reload schema';
