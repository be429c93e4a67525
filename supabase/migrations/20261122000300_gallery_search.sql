-- What visitors search: the words of published albums and their visible photos, and of nothing else. Under the policies
-- of the tables themselves the planner uses no text index, and a search would take longer where hidden rows match.
create table public.gallery_search (
  id uuid not null, -- of the album or the photo
  album_id uuid not null references public.albums (id) on delete cascade,
  display_order integer,
  title text not null,
  description text,
  image_url text,
  words tsvector not null,
  primary key (album_id, id)
);

create index gallery_search_words_idx on public.gallery_search using gin (words) with (fastupdate = off);

-- As the site splits what a visitor types: at everything but letters and digits, and without apostrophes. Between the
-- years of `1986-1991` stand the others, so that 1990 finds them.
create function private.search_words(written text) returns tsvector
language sql immutable set search_path = '' as $$
  select to_tsvector('simple', concat_ws(' ',
    regexp_replace(translate(written, '''’', ''), '[!-/:-@[-`{-~\u2010-\u201f]+', ' ', 'g'),
    (
      select string_agg(year::text, ' ')
      from regexp_matches(written, '\m((?:19|20)\d\d)[-–]((?:19|20)?\d\d)\M', 'g') years,
        generate_series(years[1]::integer, (left(years[1], 4 - length(years[2])) || years[2])::integer) year
    )
  ))
$$;

-- Whatever changes a photo updates its album, under a lock on the album: see touch_albums.
create function private.keep_gallery_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.gallery_search s
  where s.album_id = new.id and not (new.published and (s.id = new.id or s.id in (
    select i.id from public.gallery_images i where i.album_id = new.id and i.visible
  )));
  insert into public.gallery_search as kept (id, album_id, display_order, title, description, image_url, words)
  select found.*, private.search_words(concat_ws(' ', found.title, found.description))
  from (
    select new.id, new.id as album_id, null::integer as display_order, new.name as title, new.description,
      new.cover_image_url as image_url
    union all
    select i.id, i.album_id, i.display_order, i.title, i.description, i.cloudinary_url
    from public.gallery_images i where i.album_id = new.id and i.visible
  ) found
  where new.published
  on conflict (album_id, id) do update
  set (display_order, title, description, image_url, words)
    = (excluded.display_order, excluded.title, excluded.description, excluded.image_url, excluded.words)
  where (kept.display_order, kept.title, kept.description, kept.image_url)
    is distinct from (excluded.display_order, excluded.title, excluded.description, excluded.image_url);
  return null;
end
$$;
revoke execute on all functions in schema private from public;

create trigger keep_gallery_search after insert or update on public.albums
  for each row execute function private.keep_gallery_search();
update public.albums set image_count = image_count;

revoke all on public.gallery_search from anon, authenticated, service_role;
grant select on public.gallery_search to anon, authenticated, service_role;
alter table public.gallery_search enable row level security;
create policy "what can be searched is public" on public.gallery_search
  for select to anon, authenticated using (true);

-- Statistics would remember withdrawn words: see hidden_rows_leave_no_trace.
alter table public.gallery_search alter words set statistics 0, alter title set statistics 0,
  alter description set statistics 0, alter image_url set statistics 0, alter display_order set statistics 0,
  alter id set statistics 0, alter album_id set statistics 0;

notify pgrst, 'reload schema';
