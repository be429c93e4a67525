import { PageHeader } from 'shared/ui/PageHeader';
import { content } from './content.en.ts';

export function NewSectionPage() {
  return <PageHeader title={content.title} lead={content.lead} />;
}
