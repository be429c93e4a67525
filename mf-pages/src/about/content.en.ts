import { campus } from 'shared/school/campus';
import { school } from 'shared/school/school';
import { type EraStart, earlyYears, type Milestone } from './eras.ts';

export const content = {
  header: {
    title: 'About our school',
    lead: `A neighbourhood school in two languages, open to every child of Rupnarayanpur since ${school.established}.`,
    pictureAlt: 'Children and a teacher in a sari at the school gate, under an old banyan tree.',
  },
  history: {
    title: 'Our history',
    paragraphs: [
      `The school opened in ${school.established} because the families of Simanta Palli wanted one close enough to walk to, where a child would be taught well and known by name. Lessons were in Bengali, the language spoken at home and in the bazaar.`,
      'It grew as the town did, one building and one class at a time. When parents began to ask for English as well, we did not choose between the two. An English-medium section opened beside the Bengali one, and the two have shared the same ground, the same teachers’ room and the same festivals ever since.',
      'Girls and boys learn together here from Pre-Nursery to Class V. Many of the parents who wait at the gate today once waited on the other side of it, in uniform.',
    ],
    address: { title: 'Where we are', link: 'How to find us' },
  },
  philosophy: {
    eyebrow: 'Our philosophy',
    quote:
      'A child who is listened to in her own language will one day have something to say in every other.',
    source: 'The thought behind our school',
  },
  mission: {
    title: 'Our mission',
    statement:
      'To give every child of the neighbourhood a first schooling that is sound in lessons, gentle in manner and within a family’s means.',
    promises: [
      'Reading, writing and numbers taught until they are sure, in the medium that the family chooses.',
      'Pride in Bengali, ease in English, and a friendly start in Hindi.',
      'A body that moves and hands that draw, sing and make things, as much a part of the week as books.',
      'A safe place with clean water, open ground and grown-ups who notice.',
    ],
  },
  messages: [
    {
      title: 'From the headmaster',
      greeting: 'Dear parents and well-wishers,',
      paragraphs: [
        'You bring us a child who still holds your hand at the gate. We do not take that lightly. In the years between Pre-Nursery and Class V a child learns to read the world, and how it feels to learn stays longer than anything that was learnt.',
        'So we go step by step. We would rather see one sum understood than ten copied. We ask you for two things in return: send your child regularly and on time, and ask at home what was interesting today before you ask what was scored.',
        'Come and talk to us. My office is open to you by appointment, and the road between home and school is best walked together.',
      ],
      from: 'Headmaster',
    },
    {
      title: 'From the headmistress',
      greeting: 'Dear families,',
      paragraphs: [
        'Every morning the youngest come in with their bags almost as large as themselves, and every morning somebody has a story that cannot wait until the prayer is over. I hope we never become too busy to hear it.',
        'Kindness is taught here like any other lesson: by example, by practice and with patience. When an older child ties a younger one’s shoelace on the stairs, I count it among our results.',
        'Whether your child says “maa” or “mother” first, here both are understood. Let us look after that small, brave voice together.',
      ],
      from: 'Headmistress',
    },
  ],
  logo: {
    title: 'What our logo means',
    lead: 'It is drawn like alpona on a red floor before a celebration.',
    parts: [
      {
        name: 'The round red floor',
        text: 'Home. The first ground on which a child of Bengal sits, plays and learns.',
      },
      {
        name: 'The open book',
        text: 'Two pages that belong together, as our two languages do.',
      },
      {
        name: 'The rising sun',
        text: 'Every child’s own morning. Its seven rays are as many as the notes of our music.',
      },
      {
        name: 'The lotus petals',
        text: 'Three of them, for a clear mind, a kind heart and a steady character.',
      },
    ],
  },
  timeline: {
    eyebrow: (years: string) => `Timeline ${years}`,
    title: 'Forty years, four chapters',
    lead: 'From a handful of benches to two tall buildings and a bridge in the sky.',
    photos: 'See the photos of these years',
    eras: {
      1986: {
        name: 'The first benches',
        alt: 'A low tiled school house with a verandah, and children with slates under a tree.',
      },
      1996: {
        name: 'Screens and a second language',
        alt: 'Children at a row of early computers, a teacher leaning in to help.',
      },
      2012: {
        name: 'Taller, safer, online',
        alt: 'A three-story building going up behind bamboo scaffolding, children watching from the yard.',
      },
      2024: {
        name: 'Body and mind',
        alt: 'Children in white hold the tree pose on the terrace above the palms.',
      },
    } satisfies Record<EraStart, { name: string; alt: string }>,
    milestones: {
      1986: 'The school opens its doors.',
      1987: `Enrolment reaches ${earlyYears.studentsIn1987} students.`,
      1988: 'The first cultural festival.',
      1992: 'A school building is completed.',
      1995: 'The next building follows.',
      1996: `A computer lab starts with ${earlyYears.computersIn1996} systems.`,
      2000: `${earlyYears.computersAddedIn2000} more computers join them.`,
      2004: 'English medium begins beside Bengali medium.',
      2012: 'A new building goes up.',
      2016: `${campus.cameras} CCTV cameras are installed.`,
      '2020-21': 'Lessons go online while children are at home.',
      2023: `A ${campus.generatorKva} KVA generator keeps the lights on.`,
      2024: 'Yoga and gymnastics join the timetable.',
    } satisfies Record<Milestone, string>,
  },
};

export type AboutContent = typeof content;
