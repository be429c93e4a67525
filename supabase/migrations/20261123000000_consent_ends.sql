-- Who confirmed the guardians' consent, when, on which paper, and the last day on which it holds: for the office alone.
alter table public.gallery_images
  add consent_by text check (btrim(consent_by) <> ''),
  add consent_on date,
  add consent_paper text check (btrim(consent_paper) <> ''),
  add consent_until date,
  -- The years that the photo shows, approximately, and who took or gave it.
  add year_from integer check (year_from between 1900 and 2100),
  add year_to integer check (year_to between 1900 and 2100),
  add credit text check (btrim(credit) <> ''),
  add constraint years_in_order check (year_to is null or (year_from is not null and year_to >= year_from));

comment on column public.gallery_images.consent_until is 'The last day of the consent in Kolkata; null: no end. From the next day on visitors do not see the photo.';

-- The covers that visitors see are the chosen ones, so this tells nothing.
grant select (year_from, year_to, credit, is_cover) on public.gallery_images to anon, authenticated;

drop policy "visible photos of published albums are public" on public.gallery_images;
create policy "visible photos of published albums are public" on public.gallery_images
  for select to anon, authenticated using (
    visible
    and (consent_until is null or consent_until >= (now() at time zone 'Asia/Kolkata')::date)
    and album_id in (select id from public.albums)
  );

-- Hashes of pictures that were removed or erased, without names, so that a restored backup does not show them again.
create table public.withdrawn_pictures (
  fingerprint text primary key check (fingerprint ~ '^[0-9a-f]{32}$'),
  withdrawn_on date not null default (now() at time zone 'Asia/Kolkata')::date
);
revoke all on public.withdrawn_pictures from anon, authenticated;
grant select, insert, delete on public.withdrawn_pictures to service_role;
alter table public.withdrawn_pictures enable row level security;
