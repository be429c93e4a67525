import { Suspense } from 'react';
import { useSectionAsset } from 'shared/site/useSectionAsset';
import { PageHeader } from 'shared/ui/PageHeader';
import { laterPart } from '../document/laterPart.ts';
import { policies } from './content.en.ts';

const { Part: PolicyText, loader } = laterPart(async () => (await import('./PolicyText.tsx')).PolicyText);

export { loader };

export function PoliciesPage() {
  const asset = useSectionAsset();
  const { title, lead, pictureAlt } = policies;
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        picture={{ src: asset('policies.svg'), alt: pictureAlt, width: 1200, height: 750 }}
      />
      <Suspense>
        <PolicyText />
      </Suspense>
    </>
  );
}
