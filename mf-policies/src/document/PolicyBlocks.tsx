import { css } from '@emotion/react';
import { useLocale } from 'shared/locale/LocaleContext';
import { telephoneLink } from 'shared/school/telephoneLink';
import { useSite } from 'shared/site/useSite';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { DataTable } from 'shared/ui/DataTable';
import { unbroken } from 'shared/ui/unbroken';
import type { ContactLabels, PolicyBlock } from './policyDocument.ts';

interface PolicyBlocksProps {
  blocks: readonly PolicyBlock[];
  /** Level of headings among the blocks: one below their topic's. */
  headingLevel: 3 | 4 | 5;
}

const headingText = css({ fontSize: 'var(--size-4)' });
const list = css({
  marginBlockEnd: '1em',
  paddingInlineStart: '1.25rem',
  listStyle: 'disc',
  'li::marker': { color: 'var(--terracotta)' },
  li: { marginBlockEnd: 'var(--space-2)' },
});

export function PolicyBlocks({ blocks, headingLevel }: PolicyBlocksProps) {
  const Heading = `h${headingLevel}` as const;
  return blocks.map((block) => {
    const key = JSON.stringify(block);
    if (typeof block === 'string') return <p key={key}>{unbroken(block)}</p>;
    if ('heading' in block) {
      return (
        <Heading key={key} css={headingText}>
          {block.heading}
        </Heading>
      );
    }
    if ('table' in block) {
      const rows = block.table.rows.map(([heading, ...cells]) => ({ heading, cells }));
      return <DataTable key={key} {...block.table} rows={rows} />;
    }
    if ('link' in block) {
      return (
        <p key={key}>
          <ButtonLink to={block.link.to} variant="secondary">
            {block.link.text}
          </ButtonLink>
        </p>
      );
    }
    if ('contact' in block) return <SchoolContact key={key} {...block.contact} />;
    return (
      <ul key={key} css={list}>
        {block.map((item) => (
          <li key={item}>{unbroken(item)}</li>
        ))}
      </ul>
    );
  });
}

function SchoolContact({ telephone, email }: ContactLabels) {
  const { school } = useSite();
  const { format } = useLocale();
  return (
    <p>
      {telephone}: <a href={telephoneLink(school.telephone)}>{format.digits(school.telephone)}</a>
      <br />
      {email}: <a href={`mailto:${school.email}`}>{school.email}</a>
    </p>
  );
}
