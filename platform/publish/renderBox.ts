import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What keeps the code of sections, when it renders their pages, from the machine that deploys them. */
type Boundary = 'bubblewrap' | 'namespaces' | 'none';

const warnings: Record<Boundary, string> = {
  bubblewrap: '',
  namespaces:
    'The code of sections renders without network and other processes, and only Node keeps it from the files of this machine: install bubblewrap.',
  none: 'This system has no boundary for the code of sections when it renders: only Node keeps it from the files of this machine, and nothing from its network. On Linux, install bubblewrap.',
};

let found: Promise<Boundary> | undefined;

/**
 * The boundary that can be had here, which is said once where it is not whole. Rejects then where `SITE_REQUIRE_BOX`
 * demands it.
 */
function boundary(): Promise<Boundary> {
  found ??= findBoundary().then((kind) => {
    const warning = warnings[kind];
    if (warning && process.env.SITE_REQUIRE_BOX) throw new Error(`${warning} SITE_REQUIRE_BOX demands it.`);
    if (warning) console.warn(`  ! ${warning}`);
    return kind;
  });
  return found;
}

async function findBoundary(): Promise<Boundary> {
  for (const kind of ['bubblewrap', 'namespaces'] as const) {
    const [program = '', ...parameters] = [...inside(kind, {}, []), process.execPath, '--version'];
    const starts = await promisify(execFile)(program, parameters, { env: {} }).then(
      () => true,
      () => false,
    );
    if (starts) return kind;
  }
  return 'none';
}

/** A command that runs Node with these variables, and with nothing of the machine but what it may read, where possible. */
export const boxedNode = async (
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
  readable: readonly string[],
) => [...inside(await boundary(), environment, readable), process.execPath, ...parameters];

function inside(
  kind: Boundary,
  environment: Readonly<Record<string, string>>,
  readable: readonly string[],
): string[] {
  if (kind === 'none') return [];
  if (kind === 'namespaces') {
    return ['unshare', '--user', '--map-root-user', '--net', '--pid', '--ipc', '--fork', '--kill-child'];
  }
  const readOnly = [process.execPath, ...systemLibraries(), ...readable];
  return [
    ...['bwrap', '--unshare-all', '--die-with-parent', '--new-session', '--clearenv'],
    // Root would keep the right to mount what it reads once more, writable.
    ...['--cap-drop', 'ALL'],
    ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    ...readOnly.flatMap((path) => ['--ro-bind', path, path]),
    '--',
  ];
}

/** The libraries that Node itself has loaded. */
function systemLibraries(): string[] {
  const report: { sharedObjects?: string[] } = Object(process.report.getReport());
  return (report.sharedObjects ?? []).filter((file) => file.startsWith('/'));
}
