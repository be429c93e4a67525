import type { ComposedPath } from '../composeRelease.ts';
import { hostedPaths } from './hostedPaths.ts';
import { nginxConfig } from './nginxConfig.ts';
import { headersFile, redirectsFile } from './staticHosts.ts';

/** The configuration of every kind of host, by its file in the site's repository. */
export function hostFiles(composed: readonly ComposedPath[], isPreview?: boolean): Record<string, string> {
  const paths = hostedPaths(composed, isPreview);
  return {
    '.gitattributes': '* -text\n',
    'public/_headers': headersFile(paths),
    'public/_redirects': redirectsFile(paths),
    'nginx/school-site.conf': nginxConfig(paths),
  };
}
