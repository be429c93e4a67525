import { css } from '@emotion/react';
import { useLocale } from 'shared/locale/LocaleContext';
import { fees, feesOf, joiningFee, monthlyFee } from 'shared/school/fees';
import type { GradeId, Medium } from 'shared/school/grades';
import { sessionOf } from 'shared/school/timings';
import { Button } from 'shared/ui/Button';
import { Card } from 'shared/ui/Card';
import { bookIcon, checkIcon } from 'shared/ui/icons';
import { ShareButton } from 'shared/ui/ShareButton';
import { unbroken } from 'shared/ui/unbroken';
import { subjectsOf } from '../academics/curriculum.ts';
import { IconList } from '../blocks/IconList.tsx';
import { NamedTexts } from '../blocks/NamedTexts.tsx';
import { choiceSearch } from './childChoice.ts';
import type { content as sheetContent } from './childSheet.en.ts';
import type { AdmissionsContent } from './content.en.ts';

export interface ChildSheetProps {
  page: AdmissionsContent;
  grade: GradeId;
  medium: Medium;
  content: typeof sheetContent;
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: 'var(--space-4)',
  marginBlock: 'var(--space-4)',
  '@media (min-width: 75rem), print': { '& > :last-of-type': { gridColumn: 'span 2' } },
  '@media print': { gridTemplateColumns: 'repeat(3, 1fr)', fontSize: '9pt' },
});
const hours = css({ color: 'var(--terracotta)', font: '400 var(--size-5) / 1.3 var(--font-display)' });
const steps = css({
  paddingInlineStart: '1.4em',
  listStyle: 'decimal',
  '&:lang(bn)': { listStyle: 'bengali' },
  li: { marginBlockEnd: 'var(--space-2)' },
});
const actions = css({ display: 'flex', gap: 'var(--space-3)', '@media print': { display: 'none' } });

/** One class in one medium: fees, hours, subjects, papers and steps. */
export function ChildSheet({ grade, medium, content, page }: ChildSheetProps) {
  const { format, grades } = useLocale();
  const { titles, curriculum } = content;
  const session = content.sessions[sessionOf(grade)];
  const [preNursery, above] = page.criteria.rows;
  const { criteria } = grade === 'pre-nursery' ? preNursery : above;
  const rupees = {
    joining: format.rupees(joiningFee(medium)),
    month: format.rupees(monthlyFee(medium, grade)),
  };
  return (
    <>
      <div css={grid}>
        <Card title={titles.fees}>
          <p>{content.sums(rupees.joining, rupees.month)}</p>
          <NamedTexts
            items={feesOf(grade).map((fee) => ({
              name: `${page.fees.names[fee].name}, ${format.rupees(fees[fee][medium])}`,
              text: page.fees.names[fee].frequency,
            }))}
          />
        </Card>
        <Card title={titles.hours}>
          <p css={hours}>{unbroken(session.hours)}</p>
          <IconList icon={checkIcon} items={session.details} />
        </Card>
        <Card title={titles.subjects}>
          <IconList
            icon={bookIcon}
            items={subjectsOf(medium, grade).map(({ subject, level }) =>
              [curriculum.subjects[subject], level && curriculum.levels[level]].filter(Boolean).join(', '),
            )}
          />
        </Card>
        <Card title={page.documents.title}>
          <IconList icon={checkIcon} items={page.documents.items} />
        </Card>
        <Card title={page.process.title}>
          <ol css={steps}>
            {page.process.steps.map(({ title, description }, index) => (
              <li key={title}>
                <strong>{title}</strong> <br />
                {index === assessment ? criteria : description}
              </li>
            ))}
          </ol>
        </Card>
      </div>
      <div css={actions}>
        <Button onClick={() => print()}>{content.print}</Button>
        <ShareButton
          path="/admissions"
          search={choiceSearch({ grade, medium })}
          title={page.yourChild.chosen(grades[grade], page.fees.media[medium])}
          content={content.share}
        />
      </div>
    </>
  );
}

/** The step that differs by class. */
const assessment = 2;
