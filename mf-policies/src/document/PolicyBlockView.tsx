import { css } from '@emotion/react';
import { useSite } from 'shared/site/useSite';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { DataTable } from 'shared/ui/DataTable';
import type { ContactLabels, PolicyBlock } from './policyDocument.ts';

interface PolicyBlockViewProps {
  block: PolicyBlock;
  /** Level of a heading inside the block: one below its topic's. */
  headingLevel: 3 | 4 | 5;
}

const heading = css({ fontSize: 'var(--size-4)' });
const list = css({
  paddingInlineStart: '1.25rem',
  'li::marker': { color: 'var(--terracotta)' },
  li: { marginBlockEnd: 'var(--space-2)' },
});

export function PolicyBlockView({ block, headingLevel }: PolicyBlockViewProps) {
  if ('paragraph' in block) return <p>{block.paragraph}</p>;
  if ('link' in block) {
    return (
      <p>
        <ButtonLink to={block.link.to} variant="secondary">
          {block.link.text}
        </ButtonLink>
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul css={list}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if ('table' in block) {
    const rows = block.table.rows.map(([heading, ...cells]) => ({ heading, cells }));
    return <DataTable {...block.table} rows={rows} />;
  }
  if ('contact' in block) return <SchoolContact {...block.contact} />;
  const Heading = `h${headingLevel}` as const;
  return <Heading css={heading}>{block.heading}</Heading>;
}

function SchoolContact({ telephone, email }: ContactLabels) {
  const { school } = useSite();
  return (
    <p>
      {telephone}: <a href={`tel:${school.telephone.replaceAll(' ', '')}`}>{school.telephone}</a>
      <br />
      {email}: <a href={`mailto:${school.email}`}>{school.email}</a>
    </p>
  );
}
