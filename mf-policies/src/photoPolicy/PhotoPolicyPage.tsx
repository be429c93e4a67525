import { useSectionAsset } from 'shared/site/useSectionAsset';
import { PageHeader } from 'shared/ui/PageHeader';
import { photoPolicy } from './content.en.ts';
import { PhotoPolicyText } from './PhotoPolicyText.tsx';

export function PhotoPolicyPage() {
  const asset = useSectionAsset();
  const { title, lead, pictureAlt } = photoPolicy;
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        picture={{ src: asset('photo-policy.svg'), alt: pictureAlt, width: 1200, height: 750 }}
      />
      <PhotoPolicyText />
    </>
  );
}
