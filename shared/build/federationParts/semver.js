/**
 * The runtime only asks which of two versions is the later, as `<=1.2.3`, and for `*`: sections state no ranges,
 * because versions are checked when a section is published.
 */
export function satisfy(version, range) {
  if (range === '*') return true;
  const [a, b] = [numbers(version), numbers(range)];
  const different = a.findIndex((number, index) => number !== b[index]);
  return (a[different] ?? 0) <= (b[different] ?? 0);
}

const numbers = (version) => (version.match(/\d+/g) ?? []).slice(0, 3).map(Number);
