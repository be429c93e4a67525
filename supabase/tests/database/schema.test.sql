begin;
select plan(29);

select tables_are('public', array['album_groups', 'albums', 'gallery_images']);
select columns_are('public', 'album_groups', array['id', 'name', 'display_order']);
select columns_are('public', 'albums', array[
  'id', 'group_id', 'name', 'description', 'cover_image_url', 'image_count', 'display_order', 'published'
]);
select columns_are('public', 'gallery_images', array[
  'id', 'album_id', 'cloudinary_url', 'title', 'description', 'uploaded_at', 'display_order', 'width', 'height',
  'dominant_color', 'is_cover', 'published', 'consent', 'removed_at', 'removal_reason', 'visible'
]);

select has_pk('public', 'album_groups', 'groups have a primary key');
select has_pk('public', 'albums', 'albums have a primary key');
select has_pk('public', 'gallery_images', 'photos have a primary key');
select fk_ok('public', 'albums', 'group_id', 'public', 'album_groups', 'id');
select fk_ok('public', 'gallery_images', 'album_id', 'public', 'albums', 'id');
select col_is_null('public', 'albums', 'group_id', 'an album may be without group');
select col_is_null('public', 'albums', 'description', 'an album may be without description');
select col_not_null('public', 'gallery_images', 'album_id', 'every photo is in an album');

select col_default_is('public', 'albums', 'published', 'false', 'a new album waits for publication');
select col_default_is('public', 'gallery_images', 'published', 'false', 'a new photo waits for publication');
select col_default_is('public', 'gallery_images', 'consent', 'false', 'a new photo waits for consent');

select has_index('public', 'albums', 'albums_group_id_idx', array['group_id']);
select has_index('public', 'gallery_images', 'gallery_images_album_id_idx', array['album_id']);
select has_index('public', 'gallery_images', 'gallery_images_visible_order_idx', array['album_id', 'display_order', 'id']);
select index_is_unique('public', 'gallery_images', 'gallery_images_one_cover_idx', 'an album has one chosen cover');

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
