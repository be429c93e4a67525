create schema if not exists private;

-- Derives both columns whenever an album row is written, so a value written by hand never survives.
create function private.derive_album() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.image_count := (
    select count(*) from public.gallery_images i where i.album_id = new.id and i.visible
  );
  new.cover_image_url := (
    select i.cloudinary_url
    from public.gallery_images i
    where i.album_id = new.id and i.visible
    order by i.is_cover desc, i.display_order, i.id
    limit 1
  );
  return new;
end
$$;

create trigger derive_album before insert or update on public.albums
  for each row execute function private.derive_album();

-- NO KEY UPDATE in id order: two withdrawals in one album wait for each other instead of counting
-- from stale snapshots, and neither deadlocks with the KEY SHARE lock of an insert's foreign key.
create function private.touch_albums() returns trigger
language plpgsql set search_path = '' as $$
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
  perform 1 from public.albums where id = any (touched) order by id for no key update;
  update public.albums set image_count = image_count where id = any (touched);
  return null;
end
$$;

create trigger touch_albums_on_insert after insert on public.gallery_images
  referencing new table as new_images
  for each statement execute function private.touch_albums();
create trigger touch_albums_on_update after update on public.gallery_images
  referencing old table as old_images new table as new_images
  for each statement execute function private.touch_albums();
create trigger touch_albums_on_delete after delete on public.gallery_images
  referencing old table as old_images
  for each statement execute function private.touch_albums();
