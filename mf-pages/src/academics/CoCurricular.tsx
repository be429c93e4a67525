import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Card } from 'shared/ui/Card';
import { Eyebrow } from 'shared/ui/Eyebrow';
import { Reveal } from 'shared/ui/Reveal';
import { Illustration } from '../blocks/Illustration.tsx';
import type { AcademicsContent } from './content.en.ts';

const grid = css({
  display: 'grid',
  gap: 'var(--space-5)',
  '@media (min-width: 44rem)': { gridTemplateColumns: 'repeat(3, 1fr)' },
  '@media print': { gridTemplateColumns: 'repeat(3, 1fr)' },
});
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
    <Band tone="sunken" labelledBy="co-curricular">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2 id="co-curricular">{title}</h2>
      <p>{lead}</p>
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
