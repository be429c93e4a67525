alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;
revoke execute on all functions in schema private from public;

revoke all on public.album_groups, public.albums, public.gallery_images from anon, authenticated;
grant usage on schema public to anon, authenticated, service_role;
grant select, insert, update, delete on public.album_groups, public.albums, public.gallery_images
  to service_role;

grant select (id, name, display_order) on public.album_groups to anon, authenticated;
grant select (id, group_id, name, description, cover_image_url, image_count, display_order)
  on public.albums to anon, authenticated;
grant select (
  id, album_id, cloudinary_url, title, description, uploaded_at, display_order,
  width, height, dominant_color
) on public.gallery_images to anon, authenticated;

alter table public.album_groups enable row level security;
alter table public.albums enable row level security;
alter table public.gallery_images enable row level security;

create policy "groups are public" on public.album_groups
  for select to anon, authenticated using (true);
create policy "published albums are public" on public.albums
  for select to anon, authenticated using (published);
-- The subquery runs with the caller's rights: the albums policy filters it, and anon may not name
-- albums.published here.
create policy "visible photos of published albums are public" on public.gallery_images
  for select to anon, authenticated using (visible and album_id in (select id from public.albums));

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '3s';

notify pgrst, 'reload config';
notify pgrst, 'reload schema';
