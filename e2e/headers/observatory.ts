/** An answer as the Observatory gets it. Names of headers are in lower case. */
export interface Answer {
  headers: Readonly<Record<string, string>>;
  /** The document; empty for what is no HTML. */
  html: string;
}

export interface Score {
  score: number;
  /** Points of each test that gave or took some. */
  points: Readonly<Record<string, number>>;
}

/** Every site begins with 100. Points beyond count only for a site that loses no more than 10. */
const start = 100;
const leastForExtraPoints = 90;

/**
 * What Mozilla's HTTP Observatory gives an answer that comes by HTTPS, from a host that redirects plain HTTP and is on
 * no preload list. Written after the tables and tests of its algorithm 6, which the package on npm does not have yet.
 * Source: https://github.com/mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests, version 1.6.3.
 */
export function observatoryScore({ headers, html }: Answer): Score {
  if (headers['set-cookie'])
    throw new Error('The site sets no cookies, so their rules are not written here.');
  const policy = parsePolicy(headers['content-security-policy'] ?? '');
  const given = {
    'Content-Security-Policy': policyPoints(policy),
    'Strict-Transport-Security': transportPoints(headers['strict-transport-security']),
    'Referrer-Policy': referrerPoints(headers['referrer-policy']),
    'Subresource Integrity': integrityPoints(html),
    'X-Content-Type-Options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'X-Frame-Options': framePoints(policy, headers['x-frame-options']),
    'Cross-Origin-Resource-Policy': crossOriginPoints(headers['cross-origin-resource-policy'], {
      'same-origin': 10,
      'same-site': 10,
      'cross-origin': 0,
    }),
    'Cross-Origin-Opener-Policy': crossOriginPoints(headers['cross-origin-opener-policy'], {
      'same-origin': 10,
      'same-origin-allow-popups': 10,
      'noopener-allow-popups': 10,
      'unsafe-none': 0,
    }),
    'Cross-Origin-Embedder-Policy': crossOriginPoints(headers['cross-origin-embedder-policy'], {
      'require-corp': 10,
      credentialless: 10,
      'unsafe-none': 0,
    }),
  };
  const all = Object.values(given);
  const lost = sum(all.filter((each) => each < 0));
  const score = start + lost >= leastForExtraPoints ? start + sum(all) : start + lost;
  return {
    score: Math.max(0, score),
    points: Object.fromEntries(Object.entries(given).filter(([, each]) => each !== 0)),
  };
}

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Policy {
  const directives = text
    .split(';')
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name);
  const names = directives.map(([name = '']) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`The policy names ${twice} twice.`);
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];
const passive = ['img-src', 'media-src'];

function policyPoints(policy: Policy): number {
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(sourcesOf);
  const names = (sources: readonly string[] = [], unwanted: readonly string[]) =>
    withoutIgnoredInline(sources).some((source) => unwanted.includes(source));
  const byHttp = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);

  if (names(scripts, [...broad, ...inline]) || names(objects, broad)) return -20;
  if (active.some(byHttp)) return -20;
  if (names(scripts, ["'unsafe-eval'"]) || names(styles, ["'unsafe-eval'"])) return -10;
  if (passive.some((name) => sourcesOf(name).some(byHttp))) return -10;
  if (names(styles, [...broad, ...inline])) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

/** Browsers ignore `'unsafe-inline'` beside a hash or a nonce. */
const withoutIgnoredInline = (sources: readonly string[]) =>
  sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;

function transportPoints(header = ''): number {
  const seconds = Number(header.match(/max-age=(\d+)/i)?.[1]);
  if (Number.isNaN(seconds)) return -20;
  return seconds < 60 * 60 * 24 * 180 ? -10 : 0;
}

function referrerPoints(header: string | undefined): number {
  if (header === undefined) return 0;
  const last = header
    .split(',')
    .map((each) => each.trim())
    .at(-1);
  const careful = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  return careful.includes(last ?? '') ? 5 : -5;
}

function framePoints(policy: Policy, header: string | undefined): number {
  if (policy.has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(header ?? '') ? 5 : -20;
}

/** Scripts of other origins must be whole; for scripts of the own one, integrity is a bonus. */
function integrityPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)].map(([tag, address = '']) => ({
    address,
    hasIntegrity: tag.includes(' integrity="'),
  }));
  const foreign = scripts.filter(({ address }) => /^(https?:)?\/\//.test(address));
  if (foreign.some(({ address }) => !address.startsWith('https:'))) return -50;
  if (foreign.some(({ hasIntegrity }) => !hasIntegrity)) return -5;
  return scripts.some(({ hasIntegrity }) => hasIntegrity) ? 5 : 0;
}

function crossOriginPoints(header: string | undefined, points: Readonly<Record<string, number>>): number {
  return header === undefined ? 0 : (points[header] ?? -5);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
