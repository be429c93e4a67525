import { openFaultServer, proxied } from '../../faultServer.ts';
import { deployCopy } from '../../projectCopy.ts';
import { fakeGallery } from './fakeGallery.ts';

/**
 * A published site behind `server`, a fault server; `backend`, another one, is in place of Supabase, the image service
 * and what the site reports to. `prepare` changes the copy of the project before it is built.
 */
export async function openFaultySite(prepare?: (folder: string) => void) {
  /** The paths of the reports that came: `/page-views`, `/errors`. */
  const reports: string[] = [];
  const backend = await openFaultServer((request) => {
    if (request.method === 'POST') reports.push(request.url ?? '');
    return fakeGallery(request);
  });
  const project = await deployCopy(
    {
      supabase: { url: backend.url, anonKey: 'anonymous' },
      images: { base: `${backend.url}/demo/image/upload/` },
      analyticsEndpoint: `${backend.url}/page-views`,
      errorsEndpoint: `${backend.url}/errors`,
    },
    prepare,
  );
  const server = await openFaultServer(proxied(project.url));
  return {
    url: server.url,
    server,
    backend,
    reports,
    folder: project.folder,
    async close() {
      await project.close();
      server.close();
      backend.close();
    },
  };
}

export type FaultySite = Awaited<ReturnType<typeof openFaultySite>>;
