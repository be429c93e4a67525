import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { RuledText } from '../blocks/RuledText.tsx';
import type { AcademicsContent } from './content.en.ts';

const strands = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: 'var(--space-5)',
  marginBlockStart: 'var(--space-6)',
});

export function HolisticApproach({ eyebrow, title, lead, strands: items }: AcademicsContent['holistic']) {
  return (
    <Band tone="indigo" labelledBy="holistic" eyebrow={eyebrow} title={title} lead={lead}>
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
