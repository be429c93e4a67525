import { Suspense } from 'react';
import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../illustration/usePicture.ts';
import { laterPart } from '../laterPart.ts';
import { header } from './header.en.ts';

const { Part: Sections, loader } = laterPart(async () => (await import('./AboutSections.tsx')).AboutSections);

export { loader };

export function AboutPage() {
  const picture = { ...usePicture('gate'), alt: header.pictureAlt };
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} picture={picture} />
      <Suspense>
        <Sections />
      </Suspense>
    </>
  );
}
