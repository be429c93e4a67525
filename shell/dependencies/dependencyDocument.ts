import { broughtBy, directDependencies, isLocked, licenceOf, namesByLicence } from './lockfile.ts';
import { purposes, refusedInstallScripts } from './purposes.ts';
import { browserBytes, installedBytes } from './sizes.ts';

const kilobytes = (bytes: number) => (bytes === 0 ? '' : (bytes / 1_000).toFixed(bytes < 100_000 ? 1 : 0));

/** Contents of docs/dependencies.md. The builds have to be there. */
export function dependencyDocument(): string {
  const inBrowser = browserBytes();
  const direct = directDependencies();
  const rows = direct.map(({ name, wanted, path, workspaces }) => {
    const brought = [...broughtBy(path)];
    const installed = brought.reduce((sum, folder) => sum + installedBytes(folder), 0);
    return `| ${[name, wanted, licenceOf(path), purposes[name], workspaces.join(', '), kilobytes(installed), kilobytes(inBrowser[name] ?? 0)].join(' | ')} |`;
  });
  const sent = Object.entries(inBrowser)
    .filter(([name]) => isLocked(name))
    .sort(([, a], [, b]) => b - a)
    .map(([name, bytes]) => `| ${name} | ${kilobytes(bytes)} |`);
  const licences = [...namesByLicence()]
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([licence, packages]) => `| ${licence} | ${packages.size} | ${[...packages].sort().join(', ')} |`);
  const scripts = Object.entries(refusedInstallScripts).map(([name, reason]) => `- ${name}: ${reason}.`);

  return `# Dependencies

Written by \`npm run dependencies\`. What each is for stands in \`shell/dependencies/purposes.ts\`; \`npm test\` fails where a line is missing, a version is not exact, a licence is new, or a package wants to run a script at installation that is not named here.

"Installed" is on this machine, with everything that the package brings, so that shared parts count for each. "Sent" is brotli in all scripts of the shell and the sections together, several copies of a library included; a page loads a part of it. What a package brings with it has its own line further down.

| package | version | licence | what for | used by | installed kB | sent kB |
| --- | --- | --- | --- | --- | ---: | ---: |
${rows.join('\n')}

## Sent to browsers

| package | sent kB |
| --- | ---: |
${sent.join('\n')}

## Scripts at installation

None runs: \`ignore-scripts\` in \`.npmrc\`, and for npm 11 \`allowScripts\` in \`package.json\`. These would:

${scripts.join('\n')}

## Licences

Of everything in the lockfile, but for the builds of a package for other machines, which have the licence of the package that names them.

| licence | packages | |
| --- | ---: | --- |
${licences.join('\n')}
`;
}
