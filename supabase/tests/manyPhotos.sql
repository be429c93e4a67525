-- 500 albums and 100,000 photos: one album of 5,000, the rest spread evenly, one photo in fifty withdrawn.
-- Without triggers: counts and covers are not what is measured.
set session_replication_role = replica;
insert into public.album_groups (name, display_order) values ('Many', 1);
insert into public.albums (id, group_id, name, published)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, (select id from public.album_groups where name = 'Many'),
    'Album ' || n, n % 25 > 0
  from generate_series(1, 500) n;
insert into public.gallery_images (album_id, cloudinary_url, title, display_order, published, consent, removed_at)
  select ('00000000-0000-4000-8000-' || lpad((case when n <= 5000 then 1 else 2 + n % 499 end)::text, 12, '0'))::uuid,
    'https://res.cloudinary.com/school/image/upload/v1/photo' || n || '.jpg', 'Photo ' || n, n, true, true,
    case when n % 50 = 0 then now() end
  from generate_series(1, 100000) n;
set session_replication_role = default;
analyze;
