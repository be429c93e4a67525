import type { HeroPhoto } from 'shared/images/heroPhotos';
import { school } from 'shared/school/school';
import { schoolDates } from '../blocks/schoolDates.en.ts';

export const content = {
  location: 'Simanta Palli, Rupnarayanpur',
  contactUs: 'Contact Us',
  apply: 'Apply for Admission',
  badges: [
    `Established ${school.established}`,
    'Co-Educational',
    'Pre-Nursery to Class V',
    'Bengali & English Medium',
  ],
  dates: schoolDates,
  slideshow: {
    label: 'Scenes from the school',
    slide: (number: number) => `Slide ${number}`,
    pause: 'Pause slideshow',
    play: 'Play slideshow',
  },
  /** What each photo shows. */
  slides: {
    'hero/gate-in-the-morning':
      'Children arrive on foot and by cycle rickshaw as the sun comes up behind the palms.',
    'hero/sky-bridge': 'Two three-story buildings joined by a bridge high above the yard.',
    'hero/assembly': 'Rows of children with joined palms at the morning prayer.',
    'hero/computer-laboratory': 'Children at the screens, with palms outside the barred windows.',
    'hero/yoga-on-the-terrace': 'Tree pose above the roofs and palms at sunrise.',
    'hero/festival-night': 'Dancers in yellow saris on a lit stage, under strings of lamps.',
  } satisfies Record<HeroPhoto, string>,
  values: {
    title: 'Core Values',
    lead: 'Four habits we practise every day, in two languages.',
    items: {
      curiosity: {
        name: 'Intellectual Curiosity',
        text: 'A question is never an interruption. Children ask, try and look again until an idea is their own.',
      },
      kindness: {
        name: 'Kindness',
        text: 'We share a bench, a tiffin and a kind word, and nobody is left standing alone at playtime.',
      },
      respect: {
        name: 'Mutual Respect',
        text: 'Elders, classmates, helpers and guests are all heard out, whatever language they speak at home.',
      },
      character: {
        name: 'Character Development',
        text: 'Owning up, finishing what we began and keeping a promise count for as much as marks.',
      },
    },
  },
  explore: {
    title: 'Explore Our School',
    lead: 'Look round before you visit.',
    cards: {
      academics: {
        title: 'Academics',
        text: 'What each class learns in either medium, the hours of the day, and the year’s tests.',
      },
      facilities: {
        title: 'Facilities',
        text: 'Two buildings, a bridge between them, and the ground where everybody runs.',
      },
      admissions: {
        title: 'Admissions',
        text: 'The steps from the prospectus to the first day, the papers to bring, and the fees.',
      },
      policies: {
        title: 'School Policies',
        text: 'Timings, uniform, conduct and how we keep every child safe, in plain words.',
      },
    },
  },
};

export type HomeContent = typeof content;
