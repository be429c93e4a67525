import { settings } from 'platform/commands/settings.ts';
import { readJson } from 'platform/files.ts';

/** What `site.config.json` says of a school that pages and their tests show. */
export interface Identity {
  host: string;
  school: { name: string; names: { bn: string }; telephone: string; email: string };
}

export const ownIdentity = readJson<Identity>(settings.configFile);

/** Another school, so that no text and no test knows this one's name, telephone or email. */
export const otherIdentity: Identity = {
  host: 'https://another.example',
  school: {
    ...ownIdentity.school,
    name: 'Dakshin Para Free School',
    names: { bn: 'দক্ষিণ পাড়া অবৈতনিক বিদ্যালয়' },
    telephone: '+91 98765 43210',
    email: 'head@another.example',
  },
};
