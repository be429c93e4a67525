import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from 'platform/commands/settings.ts';
import { type ComposedPath, hostedPaths } from 'platform/publish/hosts/hostedPaths.ts';
import { expect, test } from '../test.ts';

const program = join(root, 'platform/publish/hosts/server/srv/site.git/hooks/pages.jq');

const page: ComposedPath = {
  path: '/old/:id',
  file: '404.html',
  status: 200,
  type: 'text/html; charset=utf-8',
  headers: { 'Cache-Control': 'no-store' },
};

const configOf = (changes: object) => {
  const input = JSON.stringify([{ ...page, ...changes }]);
  const { status, stdout, stderr } = spawnSync('jq', ['-r', '-f', program], { input, encoding: 'utf8' });
  return { status, stdout, stderr };
};

test('nginx redirects only what cannot end a header, and says of the rest that it is gone', () => {
  expect(configOf({ status: 301, to: '/gallery/:id' }).stdout).toMatch(
    /location ~ \^\/old\/\(\[\\w\.~-\]\+\)\/\?\$ \{[^}]*return 301 "\/gallery\/\$1\$is_args\$args";/,
  );
  expect(configOf({ path: '/gone', status: 410 }).stdout).toContain(
    'location ~ ^/gone/?$ {\n  error_page 410 /404.html;\n  return 410;\n}',
  );
});

for (const changes of [
  { path: '/x {}\nroot /etc;' },
  { path: '/x;' },
  { path: '/(.*)' },
  { path: '//evil.example' },
  { file: '../../etc/passwd' },
  { file: '/etc/passwd' },
  { file: 'a.html /etc/passwd' },
  { file: '.git/config' },
  { type: 'text/html"; root /etc; #' },
  { type: 'text/html\n' },
  { headers: { 'X-A': '"; root /etc; #' } },
  { headers: { 'X-A': '$document_root' } },
  { headers: { 'X-A': 'a\\' } },
  { headers: { 'X-A': 'a\r\nX-B: b' } },
  { headers: { 'X A': 'a' } },
  { headers: { 'X-A': 7 } },
  { status: 301, to: '//evil.example' },
  { status: 301, to: '/:id' },
  { status: 301, to: '/x"; root /etc; #' },
  { status: 404, path: '/x/{*' },
  { file: null, types: { '.js': 'text/javascript; } root /etc; #' } },
  { file: null, types: { '.js; }': 'text/javascript' } },
  { file: null, path: '/_sections/../*', types: {} },
]) {
  test(`nothing of ${JSON.stringify(changes)} gets into nginx's configuration`, () => {
    const { status, stderr } = configOf(changes);
    expect(status).not.toBe(0);
    expect(stderr).toContain('which no page needs');
  });
}

test('every value of a release is one that pages need', () => {
  const composed = [
    page,
    { ...page, path: '*', status: 404 as const },
    { ...page, path: '/bn/*', status: 404 as const },
  ];
  const input = JSON.stringify(hostedPaths(composed, true));
  const { status, stdout } = spawnSync('jq', ['-r', '-f', program], { input, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('location ^~ /_sections/ {\n');
  expect(stdout).toContain('location /bn/ {\n');
});
