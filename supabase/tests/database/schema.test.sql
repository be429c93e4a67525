begin;
select plan(13);

select col_default_is('private', 'albums', 'published', 'false', 'a new album waits for publication');
select col_default_is('public', 'gallery_images', 'published', 'false', 'a new photo waits for publication');
select col_default_is('public', 'gallery_images', 'consent', 'false', 'a new photo waits for consent');

insert into public.albums (id, name) values ('00000000-0000-4000-8000-000000000001', 'pgTAP');
prepare photo(text, text, text) as
  insert into public.gallery_images (album_id, title, cloudinary_url, dominant_color, removal_reason)
  values ('00000000-0000-4000-8000-000000000001', 'Photo', $1, $2, $3);

select lives_ok($$execute photo('https://pictures.example/1.jpg', '#aabbcc', null)$$, 'a photo with a colour');
select throws_ok($$execute photo('javascript:alert(1)', null, null)$$, '23514', null, 'an address that is not http');
select throws_ok($$execute photo('https://pictures.example/a b', null, null)$$, '23514', null, 'an address with a space');
select throws_ok($$execute photo('https://pictures.example/1.jpg', 'red', null)$$, '23514', null, 'a colour by name');
select throws_ok($$execute photo('https://pictures.example/1.jpg', null, 'why')$$, '23514', null,
  'a reason for removal of a photo that is not removed');
select throws_ok($$insert into public.albums (name) values ('  ')$$, '23514', null, 'an album without a name');
select throws_ok($$insert into public.album_groups (name) values ('')$$, '23514', null, 'a group without a name');
select throws_ok($$update public.gallery_images set visible = true$$, '428C9', null, 'visibility written by hand');
select throws_ok($$delete from public.albums where id = '00000000-0000-4000-8000-000000000001'$$, '23503', null,
  'an album with photos cannot be deleted');
select results_eq(
  $$select width is null, visible from public.gallery_images where album_id = '00000000-0000-4000-8000-000000000001'$$,
  $$values (true, false)$$,
  'a new photo is not visible'
);

select * from finish();
rollback;
