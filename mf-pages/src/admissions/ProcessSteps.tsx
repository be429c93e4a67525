import { css } from '@emotion/react';
import { useLocale } from 'shared/locale/LocaleContext';
import { Band } from 'shared/ui/Band';
import { columns } from 'shared/ui/columns';
import { Reveal } from 'shared/ui/Reveal';
import { unbroken } from 'shared/ui/unbroken';
import { RuledText } from '../blocks/RuledText.tsx';
import type { AdmissionsContent } from './content.en.ts';

const steps = css([
  columns({ '40rem': '1fr 1fr', '75rem': 'repeat(4, 1fr)' }),
  { margin: 'var(--space-5) 0 0' },
]);

export function ProcessSteps({ title, lead, steps: items }: AdmissionsContent['process']) {
  const { format } = useLocale();
  return (
    <Band labelledBy="process" title={title} lead={lead}>
      <Reveal as="ol" css={steps} stagger={100}>
        {items.map((item, index) => (
          <RuledText
            key={item.title}
            as="li"
            mark={<span>{format.number(index + 1)}</span>}
            title={item.title}
          >
            <p>{unbroken(item.description)}</p>
          </RuledText>
        ))}
      </Reveal>
    </Band>
  );
}
