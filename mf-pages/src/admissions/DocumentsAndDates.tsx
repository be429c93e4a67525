import { css } from '@emotion/react';
import { useRef } from 'react';
import { inLocale } from 'shared/contract/locales';
import { useLocale } from 'shared/locale/LocaleContext';
import { calendar } from 'shared/school/calendar';
import { entriesOf } from 'shared/school/calendarDays';
import { Band } from 'shared/ui/Band';
import { columns } from 'shared/ui/columns';
import { checkIcon } from 'shared/ui/icons';
import { IconList } from '../blocks/IconList.tsx';
import { NamedTexts } from '../blocks/NamedTexts.tsx';
import { useUpcoming } from '../blocks/useUpcoming.ts';
import type { AdmissionsContent } from './content.en.ts';

const layout = columns({ '60rem': '1fr 1fr' }, 'var(--space-6) var(--space-7)');
const checklist = css({
  marginBlockEnd: '1em',
  li: { paddingBlock: 'var(--space-3)', borderBlockEnd: '1px solid var(--line)' },
});
const dates = css({ marginBlockEnd: '1em', dd: { marginBlockEnd: 'var(--space-4)' } });

const admissionDates = entriesOf(calendar).filter(({ kind }) => kind === 'admissions');

export function DocumentsAndDates({ documents, dates: important }: AdmissionsContent) {
  const { format, locale } = useLocale();
  const list = useRef<HTMLElement>(null);
  const upcoming = useUpcoming(admissionDates, list).map((entry) => ({
    name: inLocale(entry.name, locale),
    text: `${format.days(entry)} ${format.digits(entry.to.slice(0, 4))}`,
  }));
  const items = upcoming.length > 0 ? upcoming : important.undated;
  return (
    <Band>
      <div css={layout}>
        <section aria-labelledby="documents">
          <h2 id="documents">{documents.title}</h2>
          <p>{documents.lead}</p>
          <IconList css={checklist} icon={checkIcon} items={documents.items} />
          <p>{documents.note}</p>
        </section>
        <section aria-labelledby="dates" ref={list}>
          <h2 id="dates">{important.title}</h2>
          <NamedTexts css={dates} items={[...items, important.tuition]} />
        </section>
      </div>
    </Band>
  );
}
