import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Card } from 'shared/ui/Card';
import { columns } from 'shared/ui/columns';
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

const grid = columns({ '40rem': '1fr 1fr', '68rem': 'repeat(4, 1fr)', print: 'repeat(4, 1fr)' });
const picture = css({ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' });

export function ExploreSchool({ title, lead, cards }: HomeContent['explore']) {
  return (
    <Band tone="sunken" labelledBy="explore" title={title} lead={lead}>
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
