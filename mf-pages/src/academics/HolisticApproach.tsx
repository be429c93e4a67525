import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Eyebrow } from 'shared/ui/Eyebrow';
import { RuledText } from '../blocks/RuledText.tsx';
import type { AcademicsContent } from './content.en.ts';

const strands = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: 'var(--space-5)',
  marginBlockStart: 'var(--space-6)',
});
const lead = css({ maxWidth: 'var(--measure)', fontSize: 'var(--size-4)' });

export function HolisticApproach({
  eyebrow,
  title,
  lead: words,
  strands: items,
}: AcademicsContent['holistic']) {
  return (
    <Band tone="indigo" labelledBy="holistic">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2 id="holistic">{title}</h2>
      <p css={lead}>{words}</p>
      <div css={strands}>
        {items.map(({ name, text }) => (
          <RuledText key={name} title={name}>
            <p>{text}</p>
          </RuledText>
        ))}
      </div>
    </Band>
  );
}
