import { css } from '@emotion/react';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../blocks/pictures.ts';
import { Criteria } from './Criteria.tsx';
import { useChildChoice } from './childChoice.ts';
import type { AdmissionsContent } from './content.en.ts';
import { DocumentsAndDates } from './DocumentsAndDates.tsx';
import { Fees } from './Fees.tsx';
import { OfficeAndPolicy } from './OfficeAndPolicy.tsx';
import { ProcessSteps } from './ProcessSteps.tsx';
import { YourChild } from './YourChild.tsx';

/** On paper a chosen class is alone. */
const besideChoice = css({ '@media print': { display: 'none' } });

export function AdmissionsPage({ content }: { content: AdmissionsContent }) {
  const { pictureAlt: alt, seeFees, ...words } = content.header;
  const child = useChildChoice();
  const beside = child.choice.grade && child.choice.medium && besideChoice;
  return (
    <>
      <div css={beside}>
        <PageHeader {...words} picture={{ ...usePicture('admission-desk'), alt }}>
          <ButtonLink to="/admissions#fees">{seeFees}</ButtonLink>
        </PageHeader>
        <ProcessSteps {...content.process} />
        <Criteria content={content.criteria} />
      </div>
      <YourChild {...child} page={content} />
      <div css={beside}>
        <Fees content={content.fees} />
        <DocumentsAndDates {...content} />
        <OfficeAndPolicy {...content} />
      </div>
    </>
  );
}
