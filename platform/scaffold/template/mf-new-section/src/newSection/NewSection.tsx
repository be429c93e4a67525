import { useContent } from 'shared/locale/LocaleContext';
import { PageHeader } from 'shared/ui/PageHeader';
import { NewSectionContent } from './newSectionContent.ts';

export function NewSection() {
  const { title, lead } = useContent(NewSectionContent);
  return <PageHeader title={title} lead={lead} />;
}
