import { Suspense } from 'react';
import { useSectionAsset } from 'shared/site/useSectionAsset';
import { PageHeader } from 'shared/ui/PageHeader';
import { laterPart } from '../document/laterPart.ts';
import { photoPolicy } from './content.en.ts';

const { Part: PhotoPolicyText, loader } = laterPart(
  async () => (await import('./PhotoPolicyText.tsx')).PhotoPolicyText,
);

export { loader };

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
      <Suspense>
        <PhotoPolicyText />
      </Suspense>
    </>
  );
}
