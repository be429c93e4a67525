import { css } from '@emotion/react';
import { academicYear } from 'shared/school/academicYear';
import { Band } from 'shared/ui/Band';
import { checkIcon } from 'shared/ui/icons';
import { IconList } from '../blocks/IconList.tsx';
import { RuledText } from '../blocks/RuledText.tsx';
import type { AcademicsContent } from './content.en.ts';

const heading = css({ margin: 'var(--space-6) 0 var(--space-5)' });

const track = css({
  display: 'grid',
  gap: 'var(--space-4)',
  margin: '0 0 var(--space-6)',
  '@media (min-width: 48rem)': { gridTemplateColumns: 'repeat(3, 1fr)' },
});
const after = css({ color: 'var(--ink-soft)', li: { gap: 'var(--space-2)' } });

interface TrackProps {
  title: string;
  steps: readonly { name: string; followedBy?: readonly string[] }[];
}

function Track({ title, steps }: TrackProps) {
  return (
    <>
      <h3 css={heading}>{title}</h3>
      <ol css={track}>
        {steps.map((each) => (
          <RuledText key={each.name} as="li" level={4} title={each.name}>
            {each.followedBy && <IconList css={after} icon={checkIcon} items={each.followedBy} />}
          </RuledText>
        ))}
      </ol>
    </>
  );
}

type Term = (typeof academicYear.unitTests)[number];
const reportCards: readonly Term[] = academicYear.reportCardsAfterUnitTests;
const meetings: readonly Term[] = academicYear.parentTeacherMeetingsAfterUnitTests;

export function AcademicYear({ content }: { content: AcademicsContent['year'] }) {
  const { title, lead, unitTests, examinations, reportCard, parentTeacherMeeting } = content;
  return (
    <Band labelledBy="year" title={title} lead={lead}>
      <Track
        title={unitTests.title}
        steps={academicYear.unitTests.map((term) => ({
          name: unitTests.names[term],
          followedBy: [
            ...(reportCards.includes(term) ? [reportCard] : []),
            ...(meetings.includes(term) ? [parentTeacherMeeting] : []),
          ],
        }))}
      />
      <Track
        title={examinations.title}
        steps={academicYear.examinations.map((term) => ({ name: examinations.names[term] }))}
      />
    </Band>
  );
}
