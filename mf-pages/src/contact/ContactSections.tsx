import { ContactDetails } from './ContactDetails.tsx';
import { SchoolMap } from './SchoolMap.tsx';

/** What follows the top of the page. */
export function ContactSections() {
  return (
    <>
      <ContactDetails />
      <SchoolMap />
    </>
  );
}
