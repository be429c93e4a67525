import type { AlbumSpec, PictureSpec } from './albums/album.ts';
import { campusAlbums } from './albums/campus.ts';
import { classroomAlbums } from './albums/classrooms.ts';
import { festivalAlbums } from './albums/festivals.ts';
import { sportsAlbums } from './albums/sports.ts';
import { vintageAlbums } from './albums/vintage.ts';

export type { AlbumSpec, PictureSpec } from './albums/album.ts';

export const albumGroups: { name: string; displayOrder: number }[] = [
  { name: 'Classrooms and Clubs', displayOrder: 1 },
  { name: 'Sports and Yoga', displayOrder: 2 },
  { name: 'Campus and Seasons', displayOrder: 3 },
  { name: 'Vintage/Nostalgia', displayOrder: 4 },
  { name: 'Festivals and Culture', displayOrder: 5 },
];

export const albums: AlbumSpec[] = [
  ...classroomAlbums,
  ...sportsAlbums,
  ...campusAlbums,
  ...vintageAlbums,
  ...festivalAlbums,
];

export const heroes: PictureSpec[] = [
  {
    publicId: 'hero/gate-in-the-morning',
    title: 'The gate in the morning',
    description: 'Children arrive on foot and by cycle rickshaw as the sun comes up behind the palms.',
    scene: { kind: 'gate', light: 'morning', moment: 'rickshaw', view: 'wide' },
  },
  {
    publicId: 'hero/sky-bridge',
    title: 'The sky bridge',
    description: 'Two three-story buildings joined by a bridge high above the yard.',
    scene: { kind: 'bridge', light: 'noon', moment: 'crossing', view: 'wide' },
  },
  {
    publicId: 'hero/assembly',
    title: 'Assembly on the ground',
    description: 'Rows of children with joined palms at the morning prayer.',
    scene: { kind: 'assembly', light: 'morning', seen: 'front' },
  },
  {
    publicId: 'hero/computer-laboratory',
    title: 'The computer laboratory',
    description: 'Children at the screens, with palms outside the barred windows.',
    scene: { kind: 'computers', light: 'noon', age: 'modern', moment: 'lesson', view: 'wide' },
  },
  {
    publicId: 'hero/yoga-on-the-terrace',
    title: 'Yoga on the terrace',
    description: 'Tree pose above the roofs and palms as the sun goes down.',
    scene: { kind: 'yoga', light: 'evening', pose: 'tree', view: 'wide' },
  },
  {
    publicId: 'hero/festival-night',
    title: 'Cultural festival at night',
    description: 'Dancers in yellow saris on a lit stage, under strings of lamps.',
    scene: { kind: 'stage', light: 'night', act: 'dance', view: 'wide' },
  },
];
