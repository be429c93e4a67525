import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Card } from 'shared/ui/Card';
import { checkIcon, mailIcon, peopleIcon, photoIcon, shieldIcon, sunIcon } from 'shared/ui/icons';
import { TopicBlocks } from '../document/TopicBlocks.tsx';
import { photoPolicyCards } from './cards/content.en.ts';

type TopicId = (typeof photoPolicyCards.topics)[number]['id'];

const icons: Record<TopicId, string> = {
  purpose: sunIcon,
  use: photoIcon,
  consent: peopleIcon,
  privacy: shieldIcon,
  'data-protection': checkIcon,
  requests: mailIcon,
};

const grid = css({
  display: 'grid',
  gap: 'var(--space-5)',
  marginBlockEnd: 'var(--space-6)',
  '@media (min-width: 44rem)': { gridTemplateColumns: '1fr 1fr' },
  '@media (min-width: 70rem)': { gridTemplateColumns: 'repeat(3, 1fr)' },
});
const place = css({ display: 'grid' });
const updatedLine = css({ color: 'var(--ink-soft)', textAlign: 'center' });

/** Everything of the page below its header. */
export function PhotoPolicyText() {
  const { topics, updated } = photoPolicyCards;
  return (
    <Band>
      <div css={grid}>
        {topics.map((topic) => (
          <div key={topic.id} css={place} id={topic.id}>
            <Card title={topic.title} level={2} icon={icons[topic.id]}>
              <TopicBlocks topic={topic} headingLevel={3} />
            </Card>
          </div>
        ))}
      </div>
      <p css={updatedLine}>{updated}</p>
    </Band>
  );
}
