import { PageTop } from '../PageTop.tsx';
import { ContactSections } from './ContactSections.tsx';
import { header } from './header.en.ts';

export function ContactPage() {
  return (
    <>
      <PageTop header={header} picture="lane" />
      <ContactSections />
    </>
  );
}
