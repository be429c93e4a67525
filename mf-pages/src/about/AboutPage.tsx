import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../illustration/usePicture.ts';
import { AboutSections } from './AboutSections.tsx';
import { header } from './header.en.ts';

export function AboutPage() {
  const picture = { ...usePicture('gate'), alt: header.pictureAlt };
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} picture={picture} />
      <AboutSections />
    </>
  );
}
