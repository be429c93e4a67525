import { campus } from 'shared/school/campus';
import { school } from 'shared/school/school';

export const content = {
  label: 'The school pages',
  heads: {
    home: {
      title: `{school} | Bengali & English Medium Education Since ${school.established}`,
      description: `{school}, Rupnarayanpur: a co-educational primary school in Bengali and English medium, Pre-Nursery to Class V, established in ${school.established}.`,
      keywords:
        'primary school Rupnarayanpur, Bengali medium school, English medium school, Pre-Nursery to Class V, Paschim Bardhaman, {school}',
      picture: 'campus.svg',
    },
    about: {
      title: 'About Us | {school}',
      description: `The history of {school} since ${school.established}: a timeline in four eras, our philosophy and mission, the headmaster’s and the headmistress’s messages, and what the logo means.`,
      keywords: 'school history, mission, headmaster, headmistress, school timeline, Simanta Palli, {school}',
      picture: 'gate.svg',
    },
    academics: {
      title: 'Academics: Curriculum and Class Timings | {school}',
      description:
        'Class timings, our holistic approach, the subjects of every class in Bengali and English medium, co-curricular activities such as yoga and gymnastics, and the academic year at {school}.',
      keywords:
        'primary curriculum, Bengali medium subjects, English medium subjects, class timings, unit tests, {school}',
      picture: 'classroom.svg',
    },
    admissions: {
      title: 'Admissions and Fees | {school}',
      description:
        'How to apply to {school}: the four steps, criteria for each class, fees in Bengali and English medium, documents to bring and admission office hours.',
      keywords: 'school admission Rupnarayanpur, school fees, admission documents, prospectus, {school}',
      picture: 'admission-desk.svg',
    },
    facilities: {
      title: 'Facilities and Campus | {school}',
      description: `The campus of {school}: two three-story buildings and a sky bridge, ${campus.classrooms} classrooms, computer labs, playground, drinking water and safety.`,
      keywords: 'school facilities, computer lab, playground, CCTV, drinking water, classrooms, {school}',
      picture: 'campus.svg',
    },
    contact: {
      title: 'Contact and Directions | {school}',
      description:
        'Address, telephone, email, office hours and map of {school} in Simanta Palli, Rupnarayanpur Bazar, Paschim Bardhaman, West Bengal.',
      keywords: 'school contact, school address, Simanta Palli, Rupnarayanpur Bazar, office hours, {school}',
      picture: 'lane.svg',
    },
  },
};
