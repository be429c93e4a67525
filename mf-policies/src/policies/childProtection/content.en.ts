import type { PolicySection } from '../../document/policyDocument.ts';

export const childProtection = {
  id: 'child-protection',
  title: 'Child Protection and Safety Policy',
  topics: [
    {
      id: 'safety',
      title: 'Safety standards',
      blocks: [
        [
          'The campus has CCTV cameras and fire extinguishers, and purified drinking water.',
          'The gate stays closed during school hours. Visitors report to the school office first.',
          'Parents tell the office about allergies, illnesses and medicines, and keep their telephone numbers up to date.',
          'A child who is ill or hurt is cared for at once, and the parents are called.',
        ],
      ],
    },
    {
      id: 'supervision',
      title: 'Supervision',
      blocks: [
        [
          'Teachers supervise children in class, at assembly, at lunch, on the playground and at the gate.',
          'A child goes home only with a parent or with an adult whom the parents have named to the office.',
          'During a session a child leaves only with permission from the office.',
        ],
      ],
    },
    {
      id: 'anti-bullying',
      title: 'Anti-bullying',
      blocks: [
        'Nobody may hurt, threaten, mock or shut out another child, in person or online. The class teacher listens to each child separately, informs the parents on both sides, and keeps watch until it has stopped.',
      ],
    },
    {
      id: 'reporting',
      title: 'Reporting',
      blocks: [
        [
          'Children, parents and staff report bullying or abuse to the class teacher, in words or in writing.',
          'The class teacher takes a serious report to the headmaster without delay.',
          'Reports are confidential. Nobody is punished for reporting in good faith.',
          'Where a child is in danger, the school protects the child first and informs the authorities as the law requires.',
        ],
      ],
    },
  ],
} as const satisfies PolicySection;
