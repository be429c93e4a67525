import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { columns } from 'shared/ui/columns';
import { Icon } from 'shared/ui/Icon';
import { peopleIcon } from 'shared/ui/icons';
import { Reveal } from 'shared/ui/Reveal';
import { RuledText } from '../blocks/RuledText.tsx';
import type { HomeContent } from './content.en.ts';

/** A bulb, a heart, two people, a tree. */
const layout = columns({ '64rem': 'minmax(0, 1fr) minmax(0, 2.4fr)' }, 'var(--space-6) var(--space-7)');
const values = [
  [
    'curiosity',
    'M9 18h6M10 21h4M8.5 15c-2-1.5-3-3.2-3-5.5a6.5 6.5 0 0 1 13 0c0 2.3-1 4-3 5.5V18h-7zM12 18v-6l-2-2m4 0l-2 2',
  ],
  ['kindness', 'M12 20.5C5 15.5 3 12 3 8.8A4.6 4.6 0 0 1 12 7.5a4.6 4.6 0 0 1 9 1.3c0 3.2-2 6.7-9 11.7z'],
  ['respect', peopleIcon],
  [
    'character',
    'M12 21v-9M8 21h8M12 15l-3-2.5M12 13.5l3-2.5M12 3a5 5 0 0 0-4.5 3A4.5 4.5 0 0 0 8 15h8a4.5 4.5 0 0 0 .5-9A5 5 0 0 0 12 3z',
  ],
] as const;

const intro = css({ color: 'var(--ink-soft)', fontSize: 'var(--size-4)' });

const grid = columns({ '44rem': '1fr 1fr', print: '1fr 1fr' }, 'var(--space-6)');

export function CoreValues({ title, lead, items }: HomeContent['values']) {
  return (
    <Band labelledBy="values">
      <div css={layout}>
        <div>
          <h2 id="values">{title}</h2>
          <p css={intro}>{lead}</p>
        </div>
        <Reveal css={grid} stagger={100}>
          {values.map(([id, icon]) => (
            <RuledText key={id} mark={<Icon path={icon} />} title={items[id].name}>
              <p>{items[id].text}</p>
            </RuledText>
          ))}
        </Reveal>
      </div>
    </Band>
  );
}
