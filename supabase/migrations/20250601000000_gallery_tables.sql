create table public.album_groups (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (btrim(name) <> ''),
  display_order integer not null default 0
);

create table public.albums (
  id uuid primary key default gen_random_uuid(),
  group_id uuid references public.album_groups (id) on delete set null,
  name text not null check (btrim(name) <> ''),
  description text,
  cover_image_url text,
  image_count integer not null default 0,
  display_order integer not null default 0,
  published boolean not null default false
);

create table public.gallery_images (
  id uuid primary key default gen_random_uuid(),
  album_id uuid not null references public.albums (id),
  cloudinary_url text not null check (cloudinary_url ~ '^https?://[^[:space:]]+$'),
  title text not null,
  description text,
  uploaded_at timestamptz not null default now(),
  display_order integer not null default 0,
  width integer check (width > 0),
  height integer check (height > 0),
  dominant_color text check (dominant_color ~ '^#[0-9a-f]{6}$'),
  is_cover boolean not null default false,
  published boolean not null default false,
  consent boolean not null default false,
  removed_at timestamptz,
  removal_reason text,
  visible boolean not null generated always as (published and consent and removed_at is null) stored,
  constraint removal_reason_needs_removed_at check (removal_reason is null or removed_at is not null)
);

comment on column public.albums.cover_image_url is 'Kept by trigger: the chosen cover if it is visible, else the first visible photo, else null.';
comment on column public.albums.image_count is 'Kept by trigger: how many photos of the album are visible.';
comment on column public.gallery_images.consent is 'Guardians of every child in the photo agreed to its publication.';
comment on column public.gallery_images.removed_at is 'Set to withdraw a photo; set back to null to restore it.';

create index albums_group_id_idx on public.albums (group_id);
create index gallery_images_album_id_idx on public.gallery_images (album_id);
create index gallery_images_visible_order_idx
  on public.gallery_images (album_id, display_order, id) where visible;
create unique index gallery_images_one_cover_idx on public.gallery_images (album_id) where is_cover;
