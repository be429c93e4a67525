import { css } from '@emotion/react';
import { inLocale } from 'shared/contract/locales';
import { useLocale } from 'shared/locale/LocaleContext';
import { admissionsHours } from 'shared/school/officeHours';
import { policyPdfPaths } from 'shared/school/school';
import { Band } from 'shared/ui/Band';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { Card } from 'shared/ui/Card';
import { columns } from 'shared/ui/columns';
import { Icon } from 'shared/ui/Icon';
import { bookIcon, clockIcon, downloadIcon } from 'shared/ui/icons';
import { unbroken } from 'shared/ui/unbroken';
import type { AdmissionsContent } from './content.en.ts';

const cards = columns({ '48rem': '1fr 1fr', print: '1fr 1fr' });
const hours = css({
  marginBlockEnd: 'var(--space-3)',
  color: 'var(--terracotta)',
  font: '400 var(--size-4) / 1.3 var(--font-display)',
  '@media (min-width: 22rem)': { '&:lang(en)': { whiteSpace: 'nowrap' } },
});

export function OfficeAndPolicy({ office, policy }: AdmissionsContent) {
  const { locale, format } = useLocale();
  return (
    <Band tone="sunken">
      <div css={cards}>
        <Card title={office.title} level={2} icon={clockIcon}>
          {admissionsHours.map((opening) => (
            <p key={opening.opens} css={hours}>
              {unbroken(format.openingHours(opening))}
            </p>
          ))}
          <p>{office.text}</p>
        </Card>
        <Card title={policy.title} level={2} icon={bookIcon}>
          <p>{policy.text}</p>
          <ButtonLink href={inLocale(policyPdfPaths, locale)} download>
            <Icon path={downloadIcon} />
            {policy.download}
          </ButtonLink>
        </Card>
      </div>
    </Band>
  );
}
