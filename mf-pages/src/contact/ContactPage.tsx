import { telephoneLink } from 'shared/school/telephoneLink';
import { useSite } from 'shared/site/useSite';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { OfficeNow } from 'shared/ui/OfficeNow';
import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../blocks/pictures.ts';
import { ContactDetails } from './ContactDetails.tsx';
import type { ContactContent } from './content.en.ts';
import { directionsUrl } from './mapUrls.ts';
import { PhotoRequest } from './PhotoRequest.tsx';
import { SchoolMap } from './SchoolMap.tsx';

export function ContactPage({ content }: { content: ContactContent }) {
  const { title, lead, pictureAlt: alt, call, directions } = content.header;
  const { school, map } = useSite();
  return (
    <>
      <PhotoRequest content={content.photoRequest}>
        <PageHeader title={title} lead={lead} picture={{ ...usePicture('lane'), alt }}>
          <ButtonLink href={telephoneLink(school.telephone)}>{call}</ButtonLink>
          <ButtonLink href={directionsUrl(map)} newTab variant="secondary">
            {directions}
          </ButtonLink>
          <OfficeNow />
        </PageHeader>
      </PhotoRequest>
      <ContactDetails content={content} />
      <SchoolMap content={content.map} />
    </>
  );
}
