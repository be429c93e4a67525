begin;
select plan(22);

insert into public.albums (id, name, description, published) values
  ('00000000-0000-4000-8000-00000000000a', 'Zebra crossing, 1986-91', 'Children''s models', true),
  ('00000000-0000-4000-8000-00000000000b', 'Zebra draft', null, false);
insert into public.gallery_images (id, album_id, cloudinary_url, title, published, consent, removed_at)
select format('00000000-0000-4000-8000-00000000010%s', n)::uuid, '00000000-0000-4000-8000-00000000000a',
  'https://pictures.example/1.jpg', case n when 1 then 'Zebra/okapi' else 'Zebra hidden' end, n <> 2, n <> 3,
  case n when 4 then now() end
from generate_series(1, 4) n;
insert into public.gallery_images (album_id, cloudinary_url, title, published, consent)
values ('00000000-0000-4000-8000-00000000000b', 'https://pictures.example/2.jpg', 'Zebra of a draft', true, true);

-- As anon, so that nothing else is proved by it.
create function pg_temp.found(query text) returns text[] language plpgsql as $$
declare
  titles text[];
begin
  set local role anon;
  titles := array(select title from public.gallery_search where words @@ to_tsquery('simple', query)
    order by display_order nulls first, title);
  reset role;
  return titles;
end
$$;

select is(pg_temp.found('zeb:*'), array['Zebra crossing, 1986-91', 'Zebra/okapi'],
  'published albums and visible photos are found by how a word begins');
select is(pg_temp.found('okapi:*'), array['Zebra/okapi'], 'and by a word after a slash');
select is(pg_temp.found('childrens:* & model:*'), array['Zebra crossing, 1986-91'], 'and by the words of a description');
select is(pg_temp.found('zebra & ' || year), array['Zebra crossing, 1986-91'], format('%s is found in 1986-91', year))
from unnest(array['1986', '1990', '1991']) year;
select is(pg_temp.found('zebra & 1992'), array[]::text[], 'and 1992 is not');

update public.albums set name_bn = 'জেব্রা ক্রসিং, ১৯৮৬-৯১' where name like 'Zebra crossing%';
select is(pg_temp.found(query), array['Zebra crossing, 1986-91'], format('%s is found in Bengali', query))
from unnest(array['জেব্রা:*', 'ক্রস:*', 'ক্রসিং & 1990']) query;

update public.gallery_images set consent_until = '2025-12-31', year_from = 1996, year_to = 1998
where title = 'Zebra/okapi';
select is(pg_temp.found('okapi:*'), array[]::text[], 'a photo whose time is over is not found');
-- LIKE fails at a pattern that ends with a backslash, once a title has its beginning.
select lives_ok($$set local role anon; select id from public.gallery_search where title like 'Zebra/ok\'; reset role$$,
  'nor does an error tell its title');
update public.gallery_images set consent_until = null where title = 'Zebra/okapi';
select is(pg_temp.found('okapi & 1997'), array['Zebra/okapi'], 'a photo is found by a year that it shows');
update public.gallery_images set removed_at = now() where title = 'Zebra/okapi';
select is(pg_temp.found('okapi:*'), array[]::text[], 'a withdrawn photo is not found');
update public.gallery_images set removed_at = null, title = 'Zebra okapi, 2012' where title = 'Zebra/okapi';
select is(pg_temp.found('okapi & 2012'), array['Zebra okapi, 2012'], 'a restored one is, by its new title');

update public.gallery_images set album_id = '00000000-0000-4000-8000-00000000000b' where title = 'Zebra okapi, 2012';
select is(pg_temp.found('okapi:*'), array[]::text[], 'nor one that is moved to a draft');
update public.albums set published = true where name = 'Zebra draft';
select is(pg_temp.found('zebra:*'),
  array['Zebra crossing, 1986-91', 'Zebra draft', 'Zebra of a draft', 'Zebra okapi, 2012'],
  'an album that is published is found, and its photos');
update public.gallery_images set album_id = '00000000-0000-4000-8000-00000000000a' where title = 'Zebra okapi, 2012';
select is(pg_temp.found('okapi:*'), array['Zebra okapi, 2012'], 'a photo that is moved is found once');
update public.albums set published = false where name = 'Zebra draft';
select is(pg_temp.found('draft:*'), array[]::text[], 'an album that is withdrawn is not found, nor its photos');

insert into public.albums (id, name, published) values ('00000000-0000-4000-8000-00000000000c', 'Zebra foal', true);
delete from public.albums where name = 'Zebra foal';
select is(pg_temp.found('foal:*'), array[]::text[], 'a deleted album is not found');
truncate public.gallery_images;
select is(pg_temp.found('zebra:*'), array['Zebra crossing, 1986-91'], 'after a truncate no photo is');
select throws_ok($$set local role service_role; insert into public.gallery_search (id, album_id, title, words)
  values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'By hand', '')$$, '42501', null,
  'nobody writes what can be searched');

select * from finish();
rollback;
