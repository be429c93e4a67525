import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Card } from 'shared/ui/Card';
import { columns } from 'shared/ui/columns';
import { Reveal } from 'shared/ui/Reveal';
import { Illustration } from '../blocks/Illustration.tsx';
import type { AcademicsContent } from './content.en.ts';

const grid = columns({ '44rem': 'repeat(3, 1fr)', print: 'repeat(3, 1fr)' });
const picture = css({ width: '100%' });
const classes = css({
  display: 'inline-block',
  padding: '0 var(--space-3)',
  borderRadius: '10rem',
  background: 'var(--leaf-tint)',
  color: 'var(--leaf)',
  fontWeight: 600,
});

export function CoCurricular({ eyebrow, title, lead, cards }: AcademicsContent['coCurricular']) {
  return (
    <Band tone="sunken" labelledBy="co-curricular" eyebrow={eyebrow} title={title} lead={lead}>
      <Reveal css={grid} stagger={100}>
        {cards.map((card) => (
          <Card
            key={card.name}
            title={card.name}
            media={<Illustration css={picture} name={card.picture} alt={card.alt} />}
          >
            <p>{card.text}</p>
            {card.classes && <p css={classes}>{card.classes}</p>}
          </Card>
        ))}
      </Reveal>
    </Band>
  );
}
