begin;
select plan(16);

insert into public.albums (id, name, published) values ('00000000-0000-4000-8000-00000000000c', 'Counted', true);
select throws_ok($$insert into public.albums (name, image_count) values ('By hand', 99)$$, '0A000', null,
  'a count is not written by hand');

-- As anon: an album's count, cover and decades are those of the photos that the reader may read.
create function pg_temp.album(wanted text) returns table (image_count int, cover_image_url text) language plpgsql as $$
declare
  found record;
begin
  set local role anon;
  select a.image_count, a.cover_image_url into found from public.albums a where a.name = wanted;
  reset role;
  return query select found.image_count, found.cover_image_url;
end
$$;
create view pg_temp.album as select * from pg_temp.album('Counted');

select results_eq('table pg_temp.album', $$values (0, null::text)$$, 'an album without photos has no cover');

insert into public.gallery_images (album_id, cloudinary_url, title, display_order, published, consent)
select '00000000-0000-4000-8000-00000000000c', format('https://pictures.example/%s.jpg', n), n, n, true, true
from generate_series(1, 3) n;
select results_eq('table pg_temp.album', $$values (3, 'https://pictures.example/1.jpg')$$, 'the first photo is the cover');

update public.gallery_images set is_cover = true where cloudinary_url = 'https://pictures.example/3.jpg';
select results_eq('table pg_temp.album', $$values (3, 'https://pictures.example/3.jpg')$$, 'a chosen cover comes first');
select throws_ok(
  $$update public.gallery_images set is_cover = true where cloudinary_url = 'https://pictures.example/2.jpg'$$,
  '23505', null, 'an album has one chosen cover'
);

update public.gallery_images set removed_at = now() where cloudinary_url = 'https://pictures.example/3.jpg';
select results_eq('table pg_temp.album', $$values (2, 'https://pictures.example/1.jpg')$$,
  'a removed photo is neither counted nor the cover');
update public.gallery_images set removed_at = null where cloudinary_url = 'https://pictures.example/3.jpg';
select results_eq('table pg_temp.album', $$values (3, 'https://pictures.example/3.jpg')$$, 'a restored one is both');
update public.gallery_images set consent_until = (now() at time zone 'Asia/Kolkata')::date - 1
where cloudinary_url = 'https://pictures.example/3.jpg';
select results_eq('table pg_temp.album', $$values (2, 'https://pictures.example/1.jpg')$$,
  'from the day after its last one on a photo is neither');
update public.gallery_images set consent_until = (now() at time zone 'Asia/Kolkata')::date
where cloudinary_url = 'https://pictures.example/3.jpg';
select results_eq('table pg_temp.album', $$values (3, 'https://pictures.example/3.jpg')$$, 'on its last day it is both');

update public.gallery_images set is_cover = false, display_order = 10 - display_order
where album_id = '00000000-0000-4000-8000-00000000000c' and cloudinary_url <> 'https://pictures.example/2.jpg';
select results_eq('table pg_temp.album', $$values (3, 'https://pictures.example/2.jpg')$$,
  'a new order of the photos reaches the cover');
update public.gallery_images set cloudinary_url = 'https://pictures.example/moved.jpg'
where cloudinary_url = 'https://pictures.example/2.jpg';
select results_eq('table pg_temp.album', $$values (3, 'https://pictures.example/moved.jpg')$$,
  'a new address of a photo reaches the cover');
insert into public.albums (id, name, published) values ('00000000-0000-4000-8000-00000000000d', 'Other', true);
update public.gallery_images set album_id = '00000000-0000-4000-8000-00000000000d'
where cloudinary_url = 'https://pictures.example/moved.jpg';
select results_eq('table pg_temp.album', $$values (2, 'https://pictures.example/3.jpg')$$,
  'a photo that is moved is not counted any more');
select results_eq(
  $$select * from pg_temp.album('Other')$$,
  $$values (1, 'https://pictures.example/moved.jpg')$$, 'but in its new album');

delete from public.gallery_images where album_id = '00000000-0000-4000-8000-00000000000c';
select results_eq('table pg_temp.album', $$values (0, null::text)$$, 'nothing is left to count');

insert into public.gallery_images (album_id, cloudinary_url, title, display_order)
select '00000000-0000-4000-8000-00000000000c', 'https://pictures.example/ordered.jpg', n, n
from generate_series(1, 20) n;
select private.space_order_numbers() from generate_series(1, 2);
select results_eq(
  $$select title::int from public.gallery_images where cloudinary_url like '%/ordered.jpg' order by display_order$$,
  'select generate_series(1, 20)', 'spacing keeps the order, however often it is done'
);
select cmp_ok((select max(display_order) from public.gallery_images where cloudinary_url like '%/ordered.jpg'), '>', 25,
  'and leaves gaps between photos that follow each other');

select * from finish();
rollback;
