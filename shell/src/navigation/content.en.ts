interface NavigationItem {
  to: string;
  title: string;
  /** What the phone's menu and the footer say, where they say more. */
  fullTitle?: string;
}

const facilities = { to: '/facilities', title: 'Facilities' };
const gallery = { to: '/gallery', title: 'Gallery' };
const policies = { to: '/policies', title: 'Policies' };
const photoPolicy = { to: '/photo-policy', title: 'Photo Policy' };
const about = { to: '/about', title: 'About', fullTitle: 'About Us' };
const academics = { to: '/academics', title: 'Academics' };
const admissions = { to: '/admissions', title: 'Admissions' };
const contact = { to: '/contact', title: 'Contact' };
const pages = [{ to: '/', title: 'Home' }, about, academics, admissions];

export const navigationContent = {
  main: 'Main',
  menu: 'Menu',
  schoolLife: 'School Life',
  beforeSchoolLife: pages,
  inSchoolLife: [facilities, gallery, policies, photoPolicy],
  afterSchoolLife: [contact],
  phone: [...pages, facilities, gallery, policies, photoPolicy, contact],
  notFound: [admissions, gallery, contact, policies],
  footer: [about, academics, admissions, facilities, policies, photoPolicy],
} as const satisfies Record<string, string | readonly NavigationItem[]>;

export const fullTitle = ({ title, fullTitle = title }: NavigationItem) => fullTitle;
