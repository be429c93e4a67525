import { PolicyBlockView } from './PolicyBlockView.tsx';
import type { PolicyTopic } from './policyDocument.ts';

interface TopicBlocksProps {
  topic: PolicyTopic;
  /** Level of headings inside the topic: one below the topic's own. */
  headingLevel: 3 | 4 | 5;
}

export function TopicBlocks({ topic, headingLevel }: TopicBlocksProps) {
  return topic.blocks.map((block) => (
    <PolicyBlockView key={JSON.stringify(block)} block={block} headingLevel={headingLevel} />
  ));
}
