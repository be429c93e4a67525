import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploy } from 'platform/publish/deploy.ts';
import { liveRelease, openStore, type Store } from 'platform/publish/store.ts';
import { hosted } from './hostedAddresses.ts';

/** Runs `work` on a copy of the store in `root` whose live release names a hosted backend in place of the local one. */
export async function withHostedSite<Value>(
  root: string,
  work: (store: Store) => Promise<Value>,
): Promise<Value> {
  const store = openStore(mkdtempSync(join(tmpdir(), 'hosted-site-')));
  try {
    cpSync(root, store.root, { recursive: true });
    const live = liveRelease(store);
    if (!live) throw new Error(`Nothing is live in ${root}. Start its site first.`);
    await deploy(store, {
      reason: 'hosted addresses',
      site: {
        ...live.site,
        supabase: { url: hosted.supabase, anonKey: 'public' },
        images: { base: `${hosted.images}/school/image/upload/` },
      },
    });
    return await work(store);
  } finally {
    rmSync(store.root, { recursive: true, force: true });
  }
}
