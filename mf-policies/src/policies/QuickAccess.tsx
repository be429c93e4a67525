import { css } from '@emotion/react';
import { inLocale } from 'shared/contract/locales';
import { useLocale } from 'shared/locale/LocaleContext';
import { policyPdfPaths } from 'shared/school/school';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { Card } from 'shared/ui/Card';
import { Icon } from 'shared/ui/Icon';
import { downloadIcon } from 'shared/ui/icons';
import type { PoliciesContent } from './content.en.ts';

const card = css({
  borderBlockStart: '4px solid var(--marigold)',
  '@media (min-width: 48rem)': {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      columnGap: 'var(--space-6)',
    },
    '& h2': { margin: 0 },
    '& p': { gridArea: '2 / 1', margin: 0 },
    '& a': { gridArea: '1 / 2 / span 2' },
  },
  '@media print': { display: 'none' },
});

export function QuickAccess({ title, text, download }: PoliciesContent['quickAccess']) {
  const { locale } = useLocale();
  return (
    <Card css={card} title={title} level={2}>
      <p>{text}</p>
      <ButtonLink href={inLocale(policyPdfPaths, locale)} download>
        <Icon path={downloadIcon} />
        {download}
      </ButtonLink>
    </Card>
  );
}
