import type { ShellContent } from '../locale/createShellContent.ts';

type PagePath = keyof ShellContent['pages'];

const first = ['/', '/about', '/academics', '/admissions'] as const;
const schoolLife = ['/facilities', '/gallery', '/policies', '/photo-policy'] as const;

/** Which pages each menu names, in order. */
export const menus = {
  beforeSchoolLife: first,
  inSchoolLife: schoolLife,
  afterSchoolLife: ['/contact'],
  phone: [...first, ...schoolLife, '/contact'],
  notFound: ['/admissions', '/gallery', '/contact', '/policies'],
  footer: ['/about', '/academics', '/admissions', '/facilities', '/policies', '/photo-policy'],
} as const satisfies Record<string, readonly PagePath[]>;

/** What the phone's menu and the footer call a page. */
export const fullTitle = ({ pages, aboutUs }: ShellContent, path: PagePath) =>
  path === '/about' ? aboutUs : pages[path];
