import type { SiteConfig } from '../contract/siteConfig.ts';

/** A configuration for tests, unlike the default one so that a hard-coded value is noticed. */
export const testSite: SiteConfig = {
  school: {
    name: 'Test Primary School',
    telephone: '+91 11111 11111',
    email: 'test@school.example',
    copyrightYear: 2025,
    facebookUrl: 'https://facebook.example/school',
    instagramUrl: 'https://instagram.example/school',
  },
  host: 'https://test.school.example',
  map: {
    latitude: 23.8155,
    longitude: 86.9066,
    listingUrl: 'https://maps.example/school',
  },
  supabase: { url: 'http://localhost:54321', anonKey: 'test-key' },
  images: { base: 'https://res.cloudinary.com/test/image/upload/' },
};
