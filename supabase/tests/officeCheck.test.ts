import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { heroPhotos } from 'shared/images/heroPhotos';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createAlbum } from './albumFixture.ts';
import { folderWith, office, photograph } from './officeFixture.ts';
import { restClient } from './restClient.ts';
import { startTemporaryBackend } from './temporaryBackend.ts';

const shared = inject('backend');
const heroNames = heroPhotos.map((id) => id.replace('hero/', ''));

test('the local gallery fits its site', async () => {
  const { stop, ...backend } = await startTemporaryBackend();
  onTestFinished(stop);
  const said = await office(['check'], {}, {}, backend);
  expect(said).toContain('ok     read only');
  expect(said).toContain('ok     watermark');
  expect(said).toContain('Everything fits.');
}, 60_000);

test('a key that passes the policies is noticed, with everything that it opens', async () => {
  const { photos } = await createAlbum(restClient(shared, shared.serviceKey), 1);
  await restClient(shared, shared.serviceKey)(`gallery_images?id=eq.${photos[0]?.id}`, {
    method: 'PATCH',
    body: { consent: false },
  });
  const supabase = { url: shared.url, anonKey: shared.serviceKey };
  const message = await office(
    ['check'],
    {},
    { supabase, images: { base: `${shared.url}/other-cloud/image/upload/` } },
  ).catch(String);
  for (const problem of [
    'The site\'s key has the role "service_role"',
    'gallery_images.consent is public',
    'Visitors can add rows to albums',
    'Visitors can change rows of albums',
    'says 0 photos, and visitors can read 1',
    'photos are not at',
    'hero/sky-bridge of the home page is missing: 404',
  ]) {
    expect(message).toContain(problem);
  }
});

test('a project without the tables is told how to get them', async () => {
  const server = createServer((_, response) =>
    response.writeHead(404).end(JSON.stringify({ code: 'PGRST205', message: 'Could not find the table' })),
  );
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const checked = office(['check'], {}, { supabase: { url, anonKey: 'public' } });
  await expect(checked).rejects.toThrow(
    /Visitors cannot read albums: Could not find the table.*`npx supabase db push`/s,
  );
});

test('the home page’s photos are replaced by a folder of theirs, all or none', async () => {
  onTestFinished(() => rm(join(shared.dataDir, 'uploads/hero'), { recursive: true, force: true }));
  const [first = '', second = ''] = heroNames;
  const wrong = await folderWith({
    [`${first}.jpg`]: await photograph(),
    'principal.jpg': await photograph(),
  });
  const message = await office(['heroes', wrong]).catch(String);
  expect(message).toContain(`${first}.jpg is too small: 800 x 600`);
  expect(message).toContain('principal.jpg is no photo of the home page');
  const folder = await folderWith({ [`${second}.jpg`]: await photograph(2000, 1200) });
  expect(await office(['heroes', folder])).toContain('Replaced 1 of the 6');
  const shown = await fetch(`${shared.imageBase}v1/hero/${second}`);
  expect(shown.status).toBe(200);
});
