import type { SectionInBrowser } from 'shared/contract/release';
import { readBoot } from '../boot/readBoot.ts';
import { showBadge } from './badge.ts';
import {
  bootWithOverrides,
  keepOverrides,
  parseOverride,
  readOverrides,
  withOverrides,
} from './overrides.ts';

const parameter = 'override';
const wanted = new URL(location.href).searchParams.get(parameter);
const overrides = readOverrides();

if (wanted !== null) adopt(wanted);
else if (Object.keys(overrides).length > 0) apply();

/** Asks the developer's machine what its section is, remembers it, and loads the page anew without the parameter. */
async function adopt(text: string) {
  const override = parseOverride(text);
  if (!override) {
    console.error(`${text} is no override. Write ?override=mf-gallery@http://localhost:4100`);
    return;
  }
  const { name, origin } = override;
  const response = await fetch(`${origin}/section.json`);
  const { label, entry, routes }: Pick<SectionInBrowser, 'label' | 'entry' | 'routes'> =
    await response.json();
  keepOverrides({
    ...overrides,
    [name]: { name, label, version: 'override', base: `${origin}/`, entry, routes },
  });
  const address = new URL(location.href);
  address.searchParams.delete(parameter);
  location.replace(address);
}

/** Before the shell runs: what it reads of the release names the overridden sections. */
function apply() {
  const boot = readBoot();
  // Trusted Types guard the text of every script, data or not; a text node they leave alone.
  const data = document.getElementById('boot')?.firstChild;
  if (data) data.nodeValue = JSON.stringify(bootWithOverrides(boot, overrides));
  const original = window.fetch;
  window.fetch = async (input, init) => {
    const response = await original(input, init);
    if (input !== boot.release.url) return response;
    return Response.json(withOverrides(await response.json(), overrides));
  };
  showBadge(overrides);
}
