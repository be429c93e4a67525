import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Icon } from 'shared/ui/Icon';
import { bookIcon, shieldIcon } from 'shared/ui/icons';
import { content } from './content.en.ts';
import type { Group } from './content.ts';

const dropIcon = 'M12 3c4 5 6.5 8.2 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 11.2 8 8 12 3zM9 15a3 3 0 0 0 3 3';

const icons: Record<Group['icon'], string> = {
  academic: bookIcon,
  utilities: dropIcon,
  safety: shieldIcon,
};

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
  margin: 0,
  dt: { color: 'var(--terracotta)', font: '400 var(--size-4) / 1.3 var(--font-display)' },
  dd: { margin: 0 },
});

export function FacilityGroups() {
  return (
    <Band>
      {content.groups.map(({ title, lead, icon, items: facilities }) => (
        <section key={icon} css={group} aria-labelledby={icon}>
          <div>
            <h2 css={heading} id={icon}>
              <Icon path={icons[icon]} />
              {title}
            </h2>
            <p>{lead}</p>
          </div>
          <dl css={items}>
            {facilities.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Band>
  );
}
