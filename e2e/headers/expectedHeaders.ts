import { createHash } from 'node:crypto';
import { hosted } from './hostedAddresses.ts';

const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

const closed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What each kind of answer must say beside its type, word for word. */
export const expectedHeaders = {
  page: (html: string) => ({
    ...everywhere,
    'content-security-policy': pagePolicy(html),
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=0, must-revalidate',
  }),
  rootFile: () => ({
    ...everywhere,
    'content-security-policy': closed,
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=0, must-revalidate',
  }),
  hashedFile: () => ({
    ...everywhere,
    'content-security-policy': `${closed}; style-src 'unsafe-inline'`,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  }),
} as const;

function pagePolicy(html: string) {
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  const hashes = new Set([...styles, ''].map(hash));
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...hashes].join(' ')}`,
    `img-src 'self' data: https: ${hosted.images}`,
    `connect-src 'self' ${hosted.supabase}`,
    "font-src 'self'",
    'frame-src https://www.openstreetmap.org',
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shell page-scripts section-entries preserved-page structured-data mf-gallery mf-pages mf-policies',
    'upgrade-insecure-requests',
  ].join('; ');
}

const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
