import { english } from 'shared/locale/english';
import { localized } from 'shared/locale/LocaleContext';
import { Contact } from './Contact.tsx';
import { ContactContent } from './contactContent.ts';
import { content } from './content.en.ts';

export const ContactPage = localized(Contact, english, ContactContent, content);
