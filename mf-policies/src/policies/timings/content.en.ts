import { content as english } from 'shared/locale/content.en';
import {
  gateClosesMinutesBefore,
  leaveNeedsReasonAfterDays,
  leaveNoticeDays,
  minimumAttendancePercent,
  pickupWithinMinutes,
  removalAfterMonths,
  sessions,
} from 'shared/school/timings';
import type { PolicySection } from '../../document/policyDocument.ts';

const { format, grades } = english;
const { junior, senior } = sessions;

export const timings = {
  id: 'timings',
  title: 'School Timings and Attendance Policy',
  topics: [
    {
      id: 'hours',
      title: 'Timings',
      blocks: [
        {
          table: {
            caption: 'The school day',
            columns: ['Classes', 'Session', 'Arrive by', 'Lunch'],
            rows: [
              [
                `${grades[junior.from]} to ${grades[junior.to]}`,
                format.timeRange(junior.starts, junior.ends),
                format.time(junior.arriveBy),
                'No lunch break',
              ],
              [
                `${grades[senior.from]} to ${grades[senior.to]}`,
                format.timeRange(senior.starts, senior.ends),
                format.time(senior.arriveBy),
                format.timeRange(senior.lunch.starts, senior.lunch.ends),
              ],
            ],
          },
        },
        [
          `The gate closes ${gateClosesMinutesBefore} minutes before the session starts.`,
          `Late arrival after ${format.time(junior.starts)} in the morning session needs a valid reason.`,
          `Children are picked up within ${pickupWithinMinutes} minutes of the end of their session.`,
        ],
      ],
    },
    {
      id: 'attendance',
      title: 'Attendance',
      blocks: [
        [
          `The minimum attendance is ${minimumAttendancePercent}% per term.`,
          `A student absent for over ${removalAfterMonths} consecutive months without approval is removed from the rolls.`,
          'Re-admission depends on available seats and requires a fee.',
        ],
      ],
    },
    {
      id: 'leave',
      title: 'Leave',
      blocks: [
        [
          'Leave applications are written and signed by a guardian.',
          `They are submitted at least ${leaveNoticeDays} day ahead, except in emergencies.`,
          `Leave over ${leaveNeedsReasonAfterDays} consecutive days needs a valid reason.`,
        ],
      ],
    },
  ],
} as const satisfies PolicySection;
