import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debianPackage.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of the Chromium to test with: `CHROMIUM_BIN`, one on the PATH, or Debian's, installed when none is there. */
export function ensureChromium(): string {
  const found = process.env.CHROMIUM_BIN ?? onPath();
  if (found && existsSync(found)) return found;
  if (process.env.CHROMIUM_BIN) throw new Error(`CHROMIUM_BIN is ${found}, but no file is there.`);
  installDebianPackage('chromium', howTo);
  const installed = onPath();
  if (!installed) throw new Error(howTo);
  return installed;
}

const howTo =
  'The browser tests need Chromium and none was found. Install it (Debian: apt-get install chromium), or name it with CHROMIUM_BIN.';

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
