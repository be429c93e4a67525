import { academicYear } from 'shared/school/academicYear';
import type { PolicySection } from '../../document/policyDocument.ts';

const { reportCardsAfterUnitTests, parentTeacherMeetingsAfterUnitTests } = academicYear;

export const academics = {
  id: 'academics',
  title: 'Academic Policies',
  topics: [
    {
      id: 'curriculum',
      title: 'Curriculum',
      blocks: [
        'Each class follows the subjects of its medium, Bengali or English, together with yoga, physical training and, in Classes II-V, gymnastics. A change of medium is decided by the headmaster with the parents.',
        { link: { text: 'Subjects of every class', to: '/academics' } },
      ],
    },
    {
      id: 'homework',
      title: 'Homework',
      blocks: [
        [
          'Homework is short, suits the age, and repeats what was learned in class.',
          'Parents see that it is done, and leave the work to the child.',
          'Unfinished homework is made up; if it happens often, the class teacher talks with the parents.',
        ],
      ],
    },
    {
      id: 'exams',
      title: 'Examinations and reports',
      blocks: [
        [
          'The academic year has three unit tests, and a first, a second and a final examination.',
          `Report cards follow the ${reportCardsAfterUnitTests.join(' and ')} unit tests.`,
          `Parent-teacher meetings follow the ${parentTeacherMeetingsAfterUnitTests.join(' and ')} unit tests.`,
          'A missed exam without a valid medical certificate gives zero marks.',
        ],
      ],
    },
    {
      id: 'conduct',
      title: 'Conduct in examinations',
      blocks: [
        'Children come on time with their own pens and pencils, keep silent, and stay seated until the papers have been collected.',
      ],
    },
    {
      id: 'integrity',
      title: 'Academic integrity',
      blocks: [
        'Work handed in is the child’s own. Copying, helping others to copy and changing marks are dishonest: the teacher informs the parents, and the headmaster decides what becomes of the paper.',
      ],
    },
  ],
} as const satisfies PolicySection;
