import { content as english } from 'shared/locale/content.en';
import { campus } from 'shared/school/campus';

const { format } = english;

export const content = {
  header: {
    title: 'Facilities',
    lead: 'Everything a day at school needs, within one boundary wall.',
  },
  statistics: {
    title: 'The school in figures',
    items: [
      { name: 'classrooms', text: `${campus.classrooms}` },
      { name: `computers in ${campus.computerLabs} labs`, text: `${campus.computers}` },
      { name: 'sq ft of playground', text: format.number(campus.playgroundSqFt) },
      { name: 'washrooms', text: `${campus.washroomsAtLeast}+` },
      { name: 'CCTV cameras', text: `${campus.cameras}` },
      { name: 'power backup', text: `${campus.generatorKva} KVA` },
    ],
  },
  overview: {
    title: 'Campus overview',
    paragraphs: [
      `Today the school has ${campus.buildings} three-story buildings side by side, and a sky bridge joins them, so that nobody has to cross the yard in the rain to reach the next lesson.`,
      'Below them lie the assembly ground and the playground; above, a terrace for assembly and yoga.',
    ],
    pictureAlt:
      'Drawing of the campus: two three-story buildings with green shutters, joined by a sky bridge, behind a playground where children run.',
  },
  groups: {
    academic: {
      title: 'Academic facilities',
      lead: 'Airy, sunlit classrooms and two computer labs.',
      items: [
        {
          name: `${campus.classrooms} classrooms`,
          text: 'From Pre-Nursery to Class V.',
        },
        {
          name: `${campus.computerLabs} computer labs`,
          text: `${campus.computers} computers between them today, for Class II and above.`,
        },
      ],
    },
    utilities: {
      title: 'Utilities',
      lead: 'The quiet things that keep a school day going.',
      items: [
        {
          name: `${campus.waterPurifiers} water purifiers of ${campus.purifierLitres} L`,
          text: 'Drinking water, purified at school.',
        },
        {
          name: `${campus.borewells} borewells and ${campus.openWells} open well`,
          text: 'Our own water supply.',
        },
        {
          name: `${campus.externalTaps} external taps`,
          text: 'For hands, feet and watering the plants.',
        },
        {
          name: `${campus.washroomsAtLeast}+ washrooms`,
          text: 'On the premises.',
        },
        {
          name: `${campus.generatorKva} KVA backup`,
          text: 'A generator takes over during a power cut.',
        },
      ],
    },
    safety: {
      title: 'Safety',
      lead: 'Cameras and fire extinguishers on the premises.',
      items: [
        {
          name: `${campus.cameras} CCTV cameras`,
          text: 'A second pair of eyes for the grown-ups on duty.',
        },
        {
          name: `${campus.fireExtinguishers} fire extinguishers`,
          text: 'Within reach, should they ever be needed.',
        },
      ],
    },
  },
  outdoor: {
    title: 'Outdoor spaces',
    lead: 'Room to run, to line up, and to wait in the shade. Here they lie side by side, to scale.',
    unit: (squareFeet: string) => `${squareFeet} sq ft`,
    areas: [
      { name: 'Playground', squareFeet: campus.playgroundSqFt, text: 'For games, races and sports day.' },
      { name: 'Terrace assembly', squareFeet: campus.terraceAssemblySqFt, text: 'Under the open sky.' },
      { name: 'Ground assembly', squareFeet: campus.groundAssemblySqFt, text: 'For the morning prayer.' },
      {
        name: 'Parent waiting area',
        squareFeet: campus.waitingAreaSqFt,
        text: 'Where parents wait at the start and end of school.',
      },
    ],
  },
};

export type FacilitiesContent = typeof content;
