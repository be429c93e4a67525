import { css } from '@emotion/react';
import { Link } from 'shared/router';
import { Band } from 'shared/ui/Band';
import { Card } from 'shared/ui/Card';
import { columns } from 'shared/ui/columns';
import { pinIcon } from 'shared/ui/icons';
import { unbroken } from 'shared/ui/unbroken';
import { AddressLines } from '../blocks/AddressLines.tsx';
import type { AboutContent } from './content.en.ts';

const layout = columns({ '60rem': 'minmax(0, 1fr) 20rem' }, 'var(--space-6) var(--space-7)');
const atTop = css({ alignItems: 'start' });
const story = css({
  maxWidth: 'var(--measure)',
  '@supports (initial-letter: 2)': {
    '&:lang(en) p:first-of-type::first-letter': {
      initialLetter: '2',
      marginInlineEnd: 'var(--space-2)',
      color: 'var(--terracotta)',
      fontFamily: 'var(--font-display)',
    },
  },
});
const address = css({ fontStyle: 'normal', marginBlockEnd: 'var(--space-4)' });
const link = css({ display: 'inline-block', paddingBlock: 'var(--space-2)' });

export function History({ title, paragraphs, address: place }: AboutContent['history']) {
  return (
    <Band labelledBy="history">
      <div css={[layout, atTop]}>
        <div css={story}>
          <h2 id="history">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{unbroken(paragraph)}</p>
          ))}
        </div>
        <Card title={place.title} icon={pinIcon}>
          <address css={address}>
            <AddressLines />
          </address>
          <Link css={link} to="/contact">
            {place.link}
          </Link>
        </Card>
      </div>
    </Band>
  );
}
