begin;
select plan(36);

create view pg_temp.rights as
select role_name, relation, attname::text as column_name,
  has_column_privilege(role_name, attrelid, attname, 'select') as may_read,
  has_column_privilege(role_name, attrelid, attname, 'insert, update, references') as may_write,
  has_table_privilege(role_name, attrelid, 'select, insert, update, delete, truncate, trigger') as has_whole
from unnest(array['anon', 'authenticated']::name[]) role_name,
  unnest(array['album_groups', 'albums', 'gallery_images']) relation
  join pg_attribute on attrelid = format('public.%s', relation)::regclass and attnum > 0 and not attisdropped;

select set_eq(
  format('select column_name from pg_temp.rights where relation = %L and role_name = %L and may_read', relation,
    role_name),
  columns, format('%s reads the named columns of %s', role_name, relation))
from unnest(array['anon', 'authenticated']::name[]) role_name, (values
  ('album_groups', '{display_order,id,name,name_bn}'::text[]),
  ('albums',
    '{cover_image_url,decades,description,description_bn,display_order,group_id,id,image_count,name,name_bn}'),
  ('gallery_images',
    '{album_id,cloudinary_url,credit,description,description_bn,display_order,dominant_color,height,id,is_cover,title,title_bn,uploaded_at,width,year_from,year_to}')
) expected (relation, columns);
select is_empty('select * from pg_temp.rights where may_write or has_whole',
  'visitors write no column and have no right on a whole table');
select table_privs_are('public', 'gallery_search', role_name, array['SELECT'], format('%s only reads the search', role_name))
from unnest(array['anon', 'authenticated', 'service_role']::name[]) role_name;

select ok(relrowsecurity, format('row-level security is on for %s', relname))
from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r';
select is_empty(
  $$select attrelid::regclass, attname from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
      and attnum > 0 and not attisdropped and attstattarget is distinct from 0$$,
  'no column has statistics, which would tell of hidden rows'
);
select table_privs_are('public', 'withdrawn_pictures', 'anon', array[]::text[], 'nobody sees what was withdrawn');
select policies_are('public', 'album_groups', array['groups of published albums are public']);
select policies_are('private', 'albums', array['published albums are public']);
select policies_are('private', 'gallery_search', array['what can be searched is public']);
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
insert into public.gallery_images (album_id, cloudinary_url, title, published, consent, removed_at, consent_until) values
  ('00000000-0000-4000-8000-00000000000a', 'https://pictures.example/1.jpg', 'shown', true, true, null, '2999-12-31'),
  ('00000000-0000-4000-8000-00000000000a', 'https://pictures.example/2.jpg', 'draft', false, true, null, null),
  ('00000000-0000-4000-8000-00000000000a', 'https://pictures.example/3.jpg', 'no consent', true, false, null, null),
  ('00000000-0000-4000-8000-00000000000a', 'https://pictures.example/4.jpg', 'removed', true, true, now(), null),
  ('00000000-0000-4000-8000-00000000000a', 'https://pictures.example/6.jpg', 'its time is over', true, true, null, '2025-12-31'),
  ('00000000-0000-4000-8000-00000000000b', 'https://pictures.example/5.jpg', 'of a draft', true, true, null, null);

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
  'anon sees photos that are published, agreed to until today or later, not removed, and in a published album'
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
analyze private.albums, public.gallery_images, public.album_groups, private.gallery_search;
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
select is(
  pg_temp.planned($$select id from public.album_groups where name = 'Group of a draft'$$),
  pg_temp.planned($$select id from public.album_groups where name = 'no group has this name'$$),
  'nor of the names of groups'
);
reset role;

select * from finish();
rollback;
