import { Suspense } from 'react';
import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../illustration/usePicture.ts';
import { laterPart } from '../laterPart.ts';
import { header } from './header.en.ts';

const { Part: Sections, loader } = laterPart(
  async () => (await import('./ContactSections.tsx')).ContactSections,
);

export { loader };

export function ContactPage() {
  const picture = { ...usePicture('lane'), alt: header.pictureAlt };
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} picture={picture} />
      <Suspense>
        <Sections />
      </Suspense>
    </>
  );
}
