import { bengali } from 'shared/locale/bengali';
import { localized } from 'shared/locale/LocaleContext';
import { Contact } from './Contact.tsx';
import { ContactContent } from './contactContent.ts';
import { content } from './content.bn.ts';

export const ContactPageBn = localized(Contact, bengali, ContactContent, content);
