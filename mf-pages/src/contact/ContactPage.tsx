import { english } from 'shared/language/english';
import { localized } from 'shared/language/LanguageContext';
import { Contact } from './Contact.tsx';
import { ContactContent } from './contactContent.ts';
import { content } from './content.en.ts';

export const ContactPage = localized(Contact, english, ContactContent, content);
