import { css } from '@emotion/react';
import { PolicyBlocks } from '../document/PolicyBlocks.tsx';
import { type PolicySection, topicId } from '../document/policyDocument.ts';

const topicRow = css({
  paddingBlock: 'var(--space-5)',
  borderBlockStart: '1px solid var(--line)',
  '@media print': { paddingBlock: 'var(--space-3)' },
  '@media (min-width: 60rem)': {
    display: 'grid',
    gridTemplateColumns: '14rem minmax(0, 1fr)',
    columnGap: 'var(--space-6)',
  },
});
const topicTitle = css({ color: 'var(--indigo)', fontSize: 'var(--size-5)' });
const topicText = css({
  maxWidth: '52rem',
  '& > :last-child': { marginBlockEnd: 0 },
  '& table caption': { paddingBlockStart: 0, font: '600 var(--size-3) / 1.4 var(--font-text)' },
});

/** The topics of a section, each with an id of its own. */
export function PolicyTopics({ section }: { section: PolicySection }) {
  return section.topics.map((topic) => (
    <div key={topic.id} css={topicRow} id={topicId(section, topic)}>
      <h4 css={topicTitle}>{topic.title}</h4>
      <div css={topicText}>
        <PolicyBlocks blocks={topic.blocks} headingLevel={5} />
      </div>
    </div>
  ));
}
