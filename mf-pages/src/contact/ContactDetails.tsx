import { css } from '@emotion/react';
import { useLocale } from 'shared/locale/LocaleContext';
import { administrativeHours } from 'shared/school/officeHours';
import { telephoneLink } from 'shared/school/telephoneLink';
import { useSite } from 'shared/site/useSite';
import { Band } from 'shared/ui/Band';
import { Card } from 'shared/ui/Card';
import { clockIcon, mailIcon, phoneIcon, pinIcon } from 'shared/ui/icons';
import { Reveal } from 'shared/ui/Reveal';
import { unbroken } from 'shared/ui/unbroken';
import { AddressLines } from '../blocks/AddressLines.tsx';
import { SchoolDayNow } from '../blocks/SchoolDayNow.tsx';
import type { ContactContent } from './content.en.ts';

/** On a wide screen telephone and email share the middle column. */
const grid = css({
  display: 'grid',
  gap: 'var(--space-5)',
  '@media (min-width: 40rem)': { gridTemplateColumns: '1fr 1fr' },
  '@media (min-width: 72rem)': {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& > :first-of-type, & > :last-of-type': { gridRow: 'span 2' },
    '& > :last-of-type': { gridArea: '1 / 3 / span 2' },
  },
  '@media print': { gridTemplateColumns: '1fr 1fr' },
});
const large = css({
  display: 'inline-block',
  paddingBlock: 'var(--space-2)',
  fontSize: 'clamp(var(--size-3), 1.35vw, var(--size-4))',
  overflowWrap: 'anywhere',
});
const address = css({ fontStyle: 'normal' });
const times = css({
  marginBlockEnd: '1em',
  '@media (min-width: 22rem)': { '&:lang(en)': { whiteSpace: 'nowrap' } },
});

export function ContactDetails({ content }: { content: ContactContent }) {
  const { school } = useSite();
  const { format } = useLocale();
  return (
    <Band>
      <Reveal css={grid} stagger={100}>
        <Card title={content.address} level={2} icon={pinIcon}>
          <address css={address}>
            {school.name}
            <br />
            <AddressLines />
          </address>
        </Card>
        <Card title={content.telephone} level={2} icon={phoneIcon}>
          <a css={large} href={telephoneLink(school.telephone)}>
            {format.digits(school.telephone)}
          </a>
        </Card>
        <Card title={content.email} level={2} icon={mailIcon}>
          <a css={large} href={`mailto:${school.email}`}>
            {school.email}
          </a>
        </Card>
        <Card title={content.hours} level={2} icon={clockIcon}>
          <ul css={times}>
            {administrativeHours.map((opening) => (
              <li key={opening.opens + opening.closes}>{unbroken(format.openingHours(opening))}</li>
            ))}
          </ul>
          <p>{content.hoursNote}</p>
          <SchoolDayNow content={content.schoolDay} />
        </Card>
      </Reveal>
    </Band>
  );
}
