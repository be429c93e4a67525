import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { heroPhotos } from 'shared/images/heroPhotos';
import { createAlbum, insert, photoIn } from 'supabase/tests/albumFixture';
import { restClient } from 'supabase/tests/restClient';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { folderWith, office, photograph } from './officeFixture.ts';

const shared = inject('backend');

test('a key that passes the policies is noticed, with everything that it opens', async () => {
  const service = restClient(shared, shared.serviceKey);
  const { id } = await createAlbum(service, 0);
  await insert(service, 'gallery_images', photoIn(id, 1, { consent: false }));
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
    'photos are not at',
    'hero/sky-bridge of the home page is missing: 404',
  ]) {
    expect(message).toContain(problem);
  }
});

test('a Bengali column that visitors may not read is noticed', async () => {
  const send = fetch;
  const refusal = { code: '42501', message: 'permission denied for table gallery_images' };
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    /title_bn/.test(String(request[0])) ? Response.json(refusal, { status: 401 }) : send(...request),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const checked = office(['check'], {}, { supabase: { url: shared.url, anonKey: shared.anonKey } });
  await expect(checked).rejects.toThrow(`Visitors cannot read gallery_images: ${refusal.message}`);
});

test('without the tables, the message says how to create them', async () => {
  const refusal = { code: 'PGRST205', message: 'Could not find the table' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 404 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const supabase = { url: 'https://project.example', anonKey: 'public' };
  const checked = office(['check'], {}, { supabase });
  await expect(checked).rejects.toThrow(
    /Visitors cannot read albums: Could not find the table.*`npx supabase db push`/s,
  );
});

test('the home page’s photos are replaced by a folder of theirs, all or none', async () => {
  onTestFinished(() => rm(join(shared.dataDir, 'uploads/hero'), { recursive: true, force: true }));
  const [first = '', second = ''] = heroPhotos.map((id) => id.replace('hero/', ''));
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
