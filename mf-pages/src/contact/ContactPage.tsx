import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../illustration/usePicture.ts';
import { ContactSections } from './ContactSections.tsx';
import { header } from './header.en.ts';

export function ContactPage() {
  const picture = { ...usePicture('lane'), alt: header.pictureAlt };
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} picture={picture} />
      <ContactSections />
    </>
  );
}
