import { css } from '@emotion/react';
import { Accordion } from 'shared/ui/Accordion';
import { Band } from 'shared/ui/Band';
import { policies } from './content.en.ts';
import { PolicyContact } from './PolicyContact.tsx';
import { PolicyTopics } from './PolicyTopics.tsx';
import { policySections } from './policySections.ts';
import { QuickAccess } from './QuickAccess.tsx';

const acrossPages = css({ '@media print': { breakInside: 'auto' } });
const sectionsHeading = css({ marginBlockStart: 'var(--space-7)' });

const items = policySections.map((section) => ({
  id: section.id,
  title: section.title,
  content: <PolicyTopics section={section} />,
}));

/** Everything of the page below its header. */
export function PolicyText() {
  return (
    <>
      <Band css={acrossPages}>
        <QuickAccess />
        <h2 css={sectionsHeading}>{policies.sectionsTitle}</h2>
        <Accordion name="policies" items={items} />
      </Band>
      <PolicyContact />
    </>
  );
}
