/** Every page with a fixed address: what its title and its one `h1` say. */
export const routes = [
  {
    path: '/',
    title: 'Simanta Palli Primary School | Bengali & English Medium Education Since 1986',
    heading: 'Simanta Palli Primary School',
  },
  { path: '/about', title: /About Us/, heading: /about/i },
  { path: '/academics', title: /Academics/, heading: /academics/i },
  { path: '/admissions', title: /Admissions/, heading: /admissions/i },
  { path: '/facilities', title: /Facilities/, heading: /facilities/i },
  {
    path: '/gallery',
    title: 'Photo Gallery | Simanta Palli Primary School - School Events & Memories',
    heading: 'Photo Gallery',
  },
  { path: '/policies', title: /School Policies/, heading: 'School Policies' },
  {
    path: '/photo-policy',
    title: /Photography and Image Use Policy/,
    heading: 'Photography and Image Use Policy',
  },
  { path: '/contact', title: /Contact/, heading: /contact/i },
] as const;

/** Addresses that nothing answers. */
export const unknownPaths = ['/about/extra/deep', '/index.php', '/gallery/a/b/c', '/no-such-page'] as const;

export const host = 'https://school.example';
