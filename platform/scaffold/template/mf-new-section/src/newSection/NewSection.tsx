import { useContent } from 'shared/language/LanguageContext';
import { PageHeader } from 'shared/ui/PageHeader';
import { NewSectionContent } from './newSectionContent.ts';

export function NewSection() {
  const { title, lead } = useContent(NewSectionContent);
  return <PageHeader title={title} lead={lead} />;
}
