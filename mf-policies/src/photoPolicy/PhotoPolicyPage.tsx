import { css } from '@emotion/react';
import { useSectionAsset } from 'shared/site/useSite';
import { Band } from 'shared/ui/Band';
import { Card } from 'shared/ui/Card';
import { columns } from 'shared/ui/columns';
import { checkIcon, mailIcon, peopleIcon, photoIcon, shieldIcon, sunIcon } from 'shared/ui/icons';
import { PageHeader } from 'shared/ui/PageHeader';
import { Reveal } from 'shared/ui/Reveal';
import { PolicyBlocks } from '../document/PolicyBlocks.tsx';
import type { PhotoPolicyContent } from './content.en.ts';

const icons: Record<PhotoPolicyContent['topics'][number]['id'], string> = {
  purpose: sunIcon,
  use: photoIcon,
  consent: peopleIcon,
  privacy: shieldIcon,
  'data-protection': checkIcon,
  requests: mailIcon,
};

const grid = css([
  columns({ '44rem': '1fr 1fr', '70rem': 'repeat(3, 1fr)' }),
  { marginBlockEnd: 'var(--space-6)' },
]);
const place = css({ display: 'grid' });
const updatedLine = css({ color: 'var(--ink-soft)', textAlign: 'center' });

export function PhotoPolicyPage({ content }: { content: PhotoPolicyContent }) {
  const asset = useSectionAsset();
  const { title, lead, pictureAlt, topics, updated } = content;
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        picture={{ src: asset('photo-policy.svg'), alt: pictureAlt, width: 1200, height: 750 }}
      />
      <Band>
        <Reveal css={grid} stagger={100}>
          {topics.map((topic) => (
            <div key={topic.id} css={place} id={topic.id}>
              <Card title={topic.title} level={2} icon={icons[topic.id]}>
                <PolicyBlocks blocks={topic.blocks} headingLevel={3} />
              </Card>
            </div>
          ))}
        </Reveal>
        <p css={updatedLine}>{updated}</p>
      </Band>
    </>
  );
}
