import type { PolicySection } from '../../document/policyDocument.ts';

export const conduct = {
  id: 'conduct',
  title: 'Code of Conduct and Discipline',
  topics: [
    {
      id: 'general',
      title: 'General conduct',
      blocks: [
        [
          'Be kind and polite to every child, teacher, helper and guest.',
          'Tell the truth, and own up to mistakes.',
          'Take care of books, furniture, plants and the belongings of others.',
          'Keep the school clean, and save water and electricity.',
        ],
      ],
    },
    {
      id: 'classroom',
      title: 'Classroom discipline',
      blocks: [
        [
          'Be seated and ready with books when the lesson starts.',
          'Listen while others speak, and raise a hand to answer.',
          'Leave the room only with the permission of the teacher.',
        ],
      ],
    },
    {
      id: 'prohibited',
      title: 'Prohibited conduct',
      blocks: [
        [
          'Fighting, bullying, abusive language and discrimination of any kind',
          'Stealing, cheating and damaging property',
          'Leaving the campus without permission',
          'Bringing dangerous objects, tobacco or other harmful substances',
        ],
        'The class teacher first talks with the child, then with the parents. Repeated or serious cases go to the headmaster. No child is ever punished physically or humiliated.',
      ],
    },
    {
      id: 'digital',
      title: 'Digital conduct',
      blocks: [
        [
          'School computers are used for lessons, with a teacher in the room.',
          'Passwords and personal details are not shared.',
          'Nobody takes, changes or posts pictures or recordings of others without permission.',
          'Messages in class groups are polite and about school.',
        ],
        'The rule on mobile phones stands with the other things that may not be brought to school.',
        { link: { text: 'Prohibited items', to: '/policies#uniform-prohibited' } },
      ],
    },
  ],
} as const satisfies PolicySection;
