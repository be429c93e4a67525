import { useSectionAsset } from 'shared/site/useSectionAsset';
import { PageHeader } from 'shared/ui/PageHeader';
import { policies } from './content.en.ts';
import { PolicyText } from './PolicyText.tsx';

export function PoliciesPage() {
  const asset = useSectionAsset();
  const { title, lead, pictureAlt } = policies;
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        picture={{ src: asset('policies.svg'), alt: pictureAlt, width: 1200, height: 750 }}
      />
      <PolicyText />
    </>
  );
}
