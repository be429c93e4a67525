import type { PictureName } from '../illustration/pictures.ts';

export interface HeroContent {
  location: string;
  contactUs: string;
  apply: string;
}

export interface HomeContent {
  badges: readonly string[];
  slideshow: {
    label: string;
    /** `Slide {n}`, n from 1. */
    slide: (number: number) => string;
    pause: string;
    play: string;
  };
  slides: readonly Slide[];
  values: { title: string; lead: string; items: readonly Value[] };
  explore: { title: string; lead: string; cards: readonly ExploreCard[] };
}

export interface Slide {
  /** Public id below the image base. */
  image: string;
  alt: string;
}

export interface Value {
  name: string;
  text: string;
  icon: ValueIcon;
}

export type ValueIcon = 'curiosity' | 'kindness' | 'respect' | 'character';

export interface ExploreCard {
  title: string;
  text: string;
  to: '/academics' | '/facilities' | '/admissions' | '/policies';
  picture: PictureName;
}
