import { bengali } from 'shared/language/bengali';
import { localized } from 'shared/language/LanguageContext';
import { Contact } from './Contact.tsx';
import { ContactContent } from './contactContent.ts';
import { content } from './content.bn.ts';

export const ContactPageBn = localized(Contact, bengali, ContactContent, content);
