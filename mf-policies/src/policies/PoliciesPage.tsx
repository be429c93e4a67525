import { css } from '@emotion/react';
import { useSectionAsset } from 'shared/site/useSite';
import { Accordion } from 'shared/ui/Accordion';
import { Band } from 'shared/ui/Band';
import { PageHeader } from 'shared/ui/PageHeader';
import { policies } from './content.en.ts';
import { PolicyContact } from './PolicyContact.tsx';
import { PolicyTopics } from './PolicyTopics.tsx';
import { QuickAccess } from './QuickAccess.tsx';

const acrossPages = css({ '@media print': { breakInside: 'auto' } });
const sectionsHeading = css({ marginBlockStart: 'var(--space-7)' });

const items = policies.sections.map((section) => ({
  id: section.id,
  title: section.title,
  content: <PolicyTopics section={section} />,
}));

export function PoliciesPage() {
  const asset = useSectionAsset();
  const { title, lead, links, pictureAlt, sectionsTitle } = policies;
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        links={links}
        picture={{ src: asset('policies.svg'), alt: pictureAlt, width: 1200, height: 750 }}
      />
      <Band css={acrossPages}>
        <QuickAccess />
        <h2 css={sectionsHeading}>{sectionsTitle}</h2>
        <Accordion name="policies" items={items} />
      </Band>
      <PolicyContact />
    </>
  );
}
