import { PageHeader } from 'shared/ui/PageHeader';
import type { NewSectionContent } from './content.en.ts';

export const NewSectionPage = ({ content: { title, lead } }: { content: NewSectionContent }) => (
  <PageHeader title={title} lead={lead} />
);
