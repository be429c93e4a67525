begin;
select plan(43);

create function pg_temp.readable(role_name name, relation regclass) returns text[]
language sql as $$
  select array_agg(attname::text order by attname)
  from pg_attribute
  where attrelid = relation and attnum > 0 and not attisdropped
    and has_column_privilege(role_name, relation, attname, 'select')
$$;

select is(pg_temp.readable(role_name, 'public.album_groups'), array['display_order', 'id', 'name'],
  format('%s reads all of groups', role_name))
from unnest(array['anon', 'authenticated']::name[]) role_name;
select is(pg_temp.readable(role_name, 'public.albums'),
  array['cover_image_url', 'description', 'display_order', 'group_id', 'id', 'image_count', 'name'],
  format('%s reads the named columns of albums', role_name))
from unnest(array['anon', 'authenticated']::name[]) role_name;
select is(pg_temp.readable(role_name, 'public.gallery_images'),
  array['album_id', 'cloudinary_url', 'description', 'display_order', 'dominant_color', 'height', 'id', 'title',
    'uploaded_at', 'width'],
  format('%s reads the named columns of photos', role_name))
from unnest(array['anon', 'authenticated']::name[]) role_name;
select table_privs_are('public', 'gallery_search', role_name, array['SELECT'], format('%s only reads the search', role_name))
from unnest(array['anon', 'authenticated', 'service_role']::name[]) role_name;

select table_privs_are('public', relation, role_name, array[]::text[],
  format('%s has no right on the whole of %s', role_name, relation))
from unnest(array['album_groups', 'albums', 'gallery_images']::name[]) relation,
  unnest(array['anon', 'authenticated']::name[]) role_name;
select ok(not has_any_column_privilege(role_name, format('public.%s', relation), 'insert, update, references'),
  format('%s writes no column of %s', role_name, relation))
from unnest(array['album_groups', 'albums', 'gallery_images']::name[]) relation,
  unnest(array['anon', 'authenticated']::name[]) role_name;

select ok(relrowsecurity, format('row-level security is on for %s', relname))
from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r';
select policies_are('public', 'album_groups', array['groups of published albums are public']);
select policies_are('public', 'albums', array['published albums are public']);
select policies_are('public', 'gallery_search', array['what can be searched is public']);
select policies_are('public', 'gallery_images', array['visible photos of published albums are public']);

select schema_privs_are('private', 'anon', array[]::text[], 'anon does not see the private schema');
select schema_privs_are('supabase_migrations', 'anon', array[]::text[], 'anon does not see the migrations');
select is_empty(
  $$select proname from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege('anon', oid, 'execute')$$,
  'anon executes no function of ours'
);
select is((select rolconfig from pg_roles where rolname = 'anon'), array['statement_timeout=3s'],
  'a query of anon has three seconds');

create table public.later (id serial primary key, secret text);
create function public.later() returns int language sql as 'select 1';
select table_privs_are('public', 'later', role_name, array[]::text[], format('%s gets nothing on a later table', role_name))
from unnest(array['anon', 'authenticated']::name[]) role_name;
select function_privs_are('public', 'later', array[]::text[], 'anon', array[]::text[], 'nor on a later function');
select ok(not has_sequence_privilege('anon', 'public.later_id_seq', 'usage, select, update'), 'nor on its sequence');

insert into public.album_groups (id, name) values
  ('00000000-0000-4000-8000-0000000000a0', 'Group of a published album'),
  ('00000000-0000-4000-8000-0000000000b0', 'Group of a draft'),
  ('00000000-0000-4000-8000-0000000000c0', 'Group without albums');
insert into public.albums (id, group_id, name, published) values
  ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000a0', 'Published', true),
  ('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-0000000000b0', 'Draft', false);
insert into public.gallery_images (album_id, cloudinary_url, title, published, consent, removed_at) values
  ('00000000-0000-4000-8000-00000000000a', 'https://pictures.example/1.jpg', 'shown', true, true, null),
  ('00000000-0000-4000-8000-00000000000a', 'https://pictures.example/2.jpg', 'draft', false, true, null),
  ('00000000-0000-4000-8000-00000000000a', 'https://pictures.example/3.jpg', 'no consent', true, false, null),
  ('00000000-0000-4000-8000-00000000000a', 'https://pictures.example/4.jpg', 'removed', true, true, now()),
  ('00000000-0000-4000-8000-00000000000b', 'https://pictures.example/5.jpg', 'of a draft', true, true, null);

create function pg_temp.planned(query text) returns int language plpgsql as $$
declare
  plan json;
begin
  execute 'explain (format json) ' || query into plan;
  return plan -> 0 -> 'Plan' ->> 'Plan Rows';
end
$$;
grant execute on function pg_temp.planned to anon;

grant usage on schema extensions to anon;
grant execute on all functions in schema extensions to anon;
set local role anon;
select results_eq(
  $$select name from public.albums where id::text like '00000000-0000-4000-8000-%'$$, array['Published'],
  'anon sees published albums only'
);
select results_eq(
  $$select title from public.gallery_images where album_id::text like '00000000-0000-4000-8000-%'$$, array['shown'],
  'anon sees photos that are published, agreed to, not removed, and in a published album'
);
select results_eq(
  $$select name from public.album_groups where id::text like '00000000-0000-4000-8000-%'$$,
  array['Group of a published album'], 'anon sees no name of a group without published albums'
);
reset role;
-- Enough hidden photos in one album, and visible ones in another, that estimates could tell the difference.
insert into public.albums (id, name, published) values ('00000000-0000-4000-8000-00000000000e', 'Large', true);
insert into public.gallery_images (album_id, cloudinary_url, title, published, consent)
select case when n % 2 = 0 then '00000000-0000-4000-8000-00000000000b' else '00000000-0000-4000-8000-00000000000e' end::uuid,
  'https://pictures.example/many.jpg', 'Many', n % 2 = 1, true
from generate_series(1, 4000) n;
analyze public.albums, public.gallery_images;
set local role anon;
select is(
  pg_temp.planned($$select id from public.gallery_images where album_id = '00000000-0000-4000-8000-00000000000b'$$),
  pg_temp.planned($$select id from public.gallery_images where album_id = '00000000-0000-4000-8000-00000000000a'$$),
  'estimates do not tell of the hidden photos of an album'
);
select is(
  pg_temp.planned($$select id from public.gallery_images where title = 'Many'$$),
  pg_temp.planned($$select id from public.gallery_images where title = 'no photo has this title'$$),
  'nor of titles'
);
select is(
  pg_temp.planned($$select id from public.gallery_search where words @@ 'many'$$),
  pg_temp.planned($$select id from public.gallery_search where words @@ 'nothing'$$),
  'nor of words'
);
reset role;

select * from finish();
rollback;
