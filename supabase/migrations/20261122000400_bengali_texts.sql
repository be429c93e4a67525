-- Texts in Bengali beside the English ones. All are optional: the site shows the English where one is missing.
alter table public.album_groups add name_bn text check (btrim(name_bn) <> '');
alter table public.albums add name_bn text check (btrim(name_bn) <> ''), add description_bn text;
alter table public.gallery_images add title_bn text, add description_bn text;

grant select (name_bn) on public.album_groups to anon, authenticated;
grant select (name_bn, description_bn) on public.albums to anon, authenticated;
grant select (title_bn, description_bn) on public.gallery_images to anon, authenticated;

alter table public.gallery_search add title_bn text, add description_bn text;

-- See hidden_rows_leave_no_trace.
alter table public.album_groups alter name_bn set statistics 0;
alter table public.albums alter name_bn set statistics 0, alter description_bn set statistics 0;
alter table public.gallery_images alter title_bn set statistics 0, alter description_bn set statistics 0;
alter table public.gallery_search alter title_bn set statistics 0, alter description_bn set statistics 0;

-- Bengali digits are found as ASCII ones, and a letter is the same however it was typed.
create or replace function private.search_words(written text) returns tsvector
language sql immutable set search_path = '' as $$
  with plain as (select normalize(translate(written, '০১২৩৪৫৬৭৮৯''’', '0123456789'), nfc) as words)
  select to_tsvector('simple', concat_ws(' ',
    regexp_replace(words, '[!-/:-@[-`{-~\u0964\u0965\u2010-\u201f]+', ' ', 'g'),
    (
      select string_agg(year::text, ' ')
      from regexp_matches(words, '\m((?:19|20)\d\d)[-–]((?:19|20)?\d\d)\M', 'g') years,
        generate_series(years[1]::integer, (left(years[1], 4 - length(years[2])) || years[2])::integer) year
    )
  ))
  from plain
$$;

create or replace function private.keep_gallery_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.gallery_search s
  where s.album_id = new.id and not (new.published and (s.id = new.id or s.id in (
    select i.id from public.gallery_images i where i.album_id = new.id and i.visible
  )));
  insert into public.gallery_search as kept
    (id, album_id, display_order, title, description, image_url, title_bn, description_bn, words)
  select found.*, private.search_words(concat_ws(' ', title, description, title_bn, description_bn))
  from (
    select new.id, new.id as album_id, null::integer as display_order, new.name as title, new.description,
      new.cover_image_url as image_url, new.name_bn as title_bn, new.description_bn
    union all
    select i.id, i.album_id, i.display_order, i.title, i.description, i.cloudinary_url, i.title_bn, i.description_bn
    from public.gallery_images i where i.album_id = new.id and i.visible
  ) found
  where new.published
  on conflict (album_id, id) do update
  set (display_order, title, description, image_url, title_bn, description_bn, words)
    = (excluded.display_order, excluded.title, excluded.description, excluded.image_url, excluded.title_bn,
      excluded.description_bn, excluded.words)
  where (kept.display_order, kept.title, kept.description, kept.image_url, kept.title_bn, kept.description_bn)
    is distinct from (excluded.display_order, excluded.title, excluded.description, excluded.image_url,
      excluded.title_bn, excluded.description_bn);
  return null;
end
$$;

-- Words as they are split now.
delete from public.gallery_search;
update public.albums set image_count = image_count;

notify pgrst, 'reload schema';
