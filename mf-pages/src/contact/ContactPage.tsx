import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../blocks/pictures.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { content } from './content.en.ts';
import { SchoolMap } from './SchoolMap.tsx';

export function ContactPage() {
  const { pictureAlt: alt, ...words } = content.header;
  return (
    <>
      <PageHeader {...words} picture={{ ...usePicture('lane'), alt }} />
      <ContactDetails />
      <SchoolMap />
    </>
  );
}
