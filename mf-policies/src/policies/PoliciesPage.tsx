import { css } from '@emotion/react';
import { useSectionAsset } from 'shared/site/useSite';
import { Accordion } from 'shared/ui/Accordion';
import { Band } from 'shared/ui/Band';
import { PageHeader } from 'shared/ui/PageHeader';
import { Reveal } from 'shared/ui/Reveal';
import type { PoliciesContent } from './content.en.ts';
import { PolicyContact } from './PolicyContact.tsx';
import { PolicyTopics } from './PolicyTopics.tsx';
import { QuickAccess } from './QuickAccess.tsx';

const acrossPages = css({ '@media print': { breakInside: 'auto' } });
const sectionsHeading = css({ marginBlockStart: 'var(--space-7)' });

export function PoliciesPage({ content }: { content: PoliciesContent }) {
  const asset = useSectionAsset();
  const { title, lead, links, pictureAlt, sectionsTitle, sections } = content;
  const items = sections.map((section) => ({
    id: section.id,
    title: section.title,
    content: <PolicyTopics section={section} />,
  }));
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        links={links}
        picture={{ src: asset('policies.svg'), alt: pictureAlt, width: 1200, height: 750 }}
      />
      <Band css={acrossPages}>
        <QuickAccess {...content.quickAccess} />
        <h2 css={sectionsHeading}>{sectionsTitle}</h2>
        <Reveal>
          <Accordion name="policies" items={items} />
        </Reveal>
      </Band>
      <PolicyContact {...content.contact} />
    </>
  );
}
