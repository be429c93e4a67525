import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Card } from 'shared/ui/Card';
import { Reveal } from 'shared/ui/Reveal';
import { PolicyBlocks } from '../document/PolicyBlocks.tsx';
import type { PoliciesContent } from './content.en.ts';

const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: 'var(--space-5)',
});

export function PolicyContact({ id, title, topics }: PoliciesContent['contact']) {
  return (
    <Band tone="sunken" labelledBy={id} title={title}>
      <Reveal css={cards} stagger={100}>
        {topics.map((topic) => (
          <Card key={topic.id} title={topic.title}>
            <PolicyBlocks blocks={topic.blocks} headingLevel={4} />
          </Card>
        ))}
      </Reveal>
    </Band>
  );
}
