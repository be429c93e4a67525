import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Icon } from 'shared/ui/Icon';
import { bookIcon, shieldIcon } from 'shared/ui/icons';
import { Reveal } from 'shared/ui/Reveal';
import { NamedTexts } from '../blocks/NamedTexts.tsx';
import type { FacilitiesContent } from './content.en.ts';

const dropIcon = 'M12 3c4 5 6.5 8.2 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 11.2 8 8 12 3zM9 15a3 3 0 0 0 3 3';

const groups = [
  ['academic', bookIcon],
  ['utilities', dropIcon],
  ['safety', shieldIcon],
] as const;

const group = css({
  display: 'grid',
  gap: 'var(--space-4) var(--space-7)',
  paddingBlock: 'var(--space-6)',
  borderBlockStart: '1px solid var(--line)',
  '&:first-of-type': { paddingBlockStart: 0, borderBlockStart: 0 },
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
});
const heading = css({
  display: 'flex',
  gap: 'var(--space-3)',
  alignItems: 'center',
  svg: { color: 'var(--terracotta)' },
});
const items = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: 'var(--space-4) var(--space-5)',
});

export function FacilityGroups({ content }: { content: FacilitiesContent['groups'] }) {
  return (
    <Band>
      <Reveal stagger={100}>
        {groups.map(([id, icon]) => {
          const { title, lead, items: facilities } = content[id];
          return (
            <section key={id} css={group} aria-labelledby={id}>
              <div>
                <h2 css={heading} id={id}>
                  <Icon path={icon} />
                  {title}
                </h2>
                <p>{lead}</p>
              </div>
              <NamedTexts css={items} items={facilities} />
            </section>
          );
        })}
      </Reveal>
    </Band>
  );
}
