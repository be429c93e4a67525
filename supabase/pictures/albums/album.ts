import type { SceneSpec } from '../scenes/sceneSpec.ts';

export interface PictureSpec {
  publicId: string;
  title: string;
  description?: string;
  scene: SceneSpec;
}

export interface AlbumSpec {
  slug: string;
  group: string;
  name: string;
  description?: string;
  displayOrder: number;
  photos: PictureSpec[];
}

type Entry = readonly [title: string, scene: SceneSpec, description?: string];

export function album(about: Omit<AlbumSpec, 'photos'>, entries: readonly Entry[]): AlbumSpec {
  const photos = entries.map(([title, scene, description], index) => ({
    publicId: `albums/${about.slug}/${String(index + 1).padStart(2, '0')}`,
    title,
    scene,
    ...(description === undefined ? {} : { description }),
  }));
  return { ...about, photos };
}
