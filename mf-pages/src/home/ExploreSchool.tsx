import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Card } from 'shared/ui/Card';
import { Reveal } from 'shared/ui/Reveal';
import { Illustration } from '../blocks/Illustration.tsx';
import type { HomeContent } from './content.en.ts';

/** The pages to explore, each with its drawing. */
const pages = [
  ['academics', 'classroom'],
  ['facilities', 'campus'],
  ['admissions', 'admission-desk'],
  ['policies', 'school-bell'],
] as const;

const grid = css({
  display: 'grid',
  gap: 'var(--space-5)',
  '@media (min-width: 40rem)': { gridTemplateColumns: '1fr 1fr' },
  '@media (min-width: 68rem)': { gridTemplateColumns: 'repeat(4, 1fr)' },
  '@media print': { gridTemplateColumns: 'repeat(4, 1fr)' },
});
const picture = css({ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' });

export function ExploreSchool({ title, lead, cards }: HomeContent['explore']) {
  return (
    <Band tone="sunken" labelledBy="explore">
      <h2 id="explore">{title}</h2>
      <p>{lead}</p>
      <Reveal css={grid} stagger={100}>
        {pages.map(([page, drawing]) => (
          <Card
            key={page}
            title={cards[page].title}
            to={`/${page}`}
            media={<Illustration css={picture} name={drawing} alt="" />}
          >
            <p>{cards[page].text}</p>
          </Card>
        ))}
      </Reveal>
    </Band>
  );
}
