export const content = {
  skip: 'Skip to content',
  main: 'Main',
  menu: 'Menu',
  schoolLife: 'School Life',
  pages: {
    '/': 'Home',
    '/about': 'About',
    '/academics': 'Academics',
    '/admissions': 'Admissions',
    '/facilities': 'Facilities',
    '/gallery': 'Gallery',
    '/policies': 'Policies',
    '/photo-policy': 'Photo Policy',
    '/contact': 'Contact',
  },
  /** What the phone's menu and the footer say. */
  aboutUs: 'About Us',
  footer: {
    about: 'A dual language school that nurtures young minds, in Bengali and in English.',
    quickLinks: 'Quick Links',
    follow: 'Follow Us',
    facebook: 'Facebook',
    instagram: 'Instagram',
    contact: 'Contact',
    map: 'Find us on the map',
    hours: 'Office hours',
  },
  home: 'Return to Home',
  notFound: {
    title: '404',
    message: 'Oops! Page not found',
    moved: 'The page may have moved. Try:',
    headTitle: 'Page not found',
    description: 'There is no page at this address.',
    keywords: 'page not found, 404',
  },
  load: {
    /** Where no section is known, as when the list of pages did not arrive. */
    page: 'This page',
    title: 'could not be loaded',
    advice: 'The rest of the site still works. Check your connection and try again, or go back to the start.',
  },
  render: 'Unexpected Application Error!',
  /** On pages of other locales. */
  offer: 'Read this site in English',
  /** Above a page of the first locale that stands in for one of the document's. */
  untranslated: 'This page has not been translated yet. It is in English.',
};

export type WrittenContent = typeof content;
