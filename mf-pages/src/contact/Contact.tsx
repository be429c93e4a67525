import { useContent } from 'shared/locale/LocaleContext';
import { telephoneLink } from 'shared/school/telephoneLink';
import { useSite } from 'shared/site/useSite';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { OfficeNow } from 'shared/ui/OfficeNow';
import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../blocks/pictures.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactContent } from './contactContent.ts';
import { directionsUrl } from './mapUrls.ts';
import { PhotoRequest } from './PhotoRequest.tsx';
import { SchoolMap } from './SchoolMap.tsx';

export function Contact() {
  const { school, map } = useSite();
  const { title, lead, pictureAlt: alt, call, directions } = useContent(ContactContent).header;
  return (
    <>
      <PhotoRequest>
        <PageHeader title={title} lead={lead} picture={{ ...usePicture('lane'), alt }}>
          <ButtonLink href={telephoneLink(school.telephone)}>{call}</ButtonLink>
          <ButtonLink href={directionsUrl(map)} newTab variant="secondary">
            {directions}
          </ButtonLink>
          <OfficeNow />
        </PageHeader>
      </PhotoRequest>
      <ContactDetails />
      <SchoolMap />
    </>
  );
}
