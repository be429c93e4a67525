begin;
select plan(15);

insert into public.albums (id, name, image_count, cover_image_url)
values ('00000000-0000-4000-8000-00000000000c', 'Counted', 99, 'https://pictures.example/by-hand.jpg');
create view pg_temp.album as
  select image_count, cover_image_url from public.albums where id = '00000000-0000-4000-8000-00000000000c';

select results_eq('table pg_temp.album', $$values (0, null::text)$$, 'values written by hand do not stay');

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
update public.albums set image_count = 0 where id = '00000000-0000-4000-8000-00000000000c';
select results_eq('table pg_temp.album', $$values (3, 'https://pictures.example/3.jpg')$$, 'a count cannot be overwritten');

update public.gallery_images set is_cover = false, display_order = 10 - display_order
where album_id = '00000000-0000-4000-8000-00000000000c' and cloudinary_url <> 'https://pictures.example/2.jpg';
select results_eq('table pg_temp.album', $$values (3, 'https://pictures.example/2.jpg')$$,
  'a new order of the photos reaches the cover');
update public.gallery_images set cloudinary_url = 'https://pictures.example/moved.jpg'
where cloudinary_url = 'https://pictures.example/2.jpg';
select results_eq('table pg_temp.album', $$values (3, 'https://pictures.example/moved.jpg')$$,
  'a new address of a photo reaches the cover');
insert into public.albums (id, name) values ('00000000-0000-4000-8000-00000000000d', 'Other');
update public.gallery_images set album_id = '00000000-0000-4000-8000-00000000000d'
where cloudinary_url = 'https://pictures.example/moved.jpg';
select results_eq('table pg_temp.album', $$values (2, 'https://pictures.example/3.jpg')$$,
  'a photo that is moved is not counted any more');
select results_eq(
  $$select image_count, cover_image_url from public.albums where id = '00000000-0000-4000-8000-00000000000d'$$,
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

insert into public.gallery_images (album_id, cloudinary_url, title, published, consent)
values ('00000000-0000-4000-8000-00000000000c', 'https://pictures.example/last.jpg', 'Last', true, true);
truncate public.gallery_images;
select is_empty($$select name from public.albums where image_count > 0 or cover_image_url is not null$$,
  'after a truncate no album shows a count or a cover');

select * from finish();
rollback;
