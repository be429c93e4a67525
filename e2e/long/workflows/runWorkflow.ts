import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';

type Values = Record<string, string | number>;

interface Job {
  if?: string;
  env?: Values;
  steps: readonly { uses?: string; run?: string; shell?: string; with?: Values }[];
}

interface Run {
  /** The bare repository, at `<server>/<repository>`. */
  server: string;
  repository: string;
  /** The commit or branch that `actions/checkout` takes. */
  ref: string;
  eventName: string;
  event: object;
  vars: Values;
  /** The job to run; absent: all. */
  only?: string;
}

/**
 * Runs the jobs of a workflow of the repository as GitHub does, each in a fresh clone, and returns what each wrote into
 * its summary. `actions/checkout` is a clone. The machine has the Node that `actions/setup-node` installs, which brings
 * the packages of the job before. Knows what our workflows use, and throws on anything else, and where a command fails.
 */
export function runWorkflow(file: string, run: Run): Record<string, string> {
  const source = execFileSync('git', ['show', `${run.ref}:.github/workflows/${file}`], {
    cwd: join(run.server, run.repository),
  });
  const { jobs }: { jobs: Record<string, Job> } = parse(String(source));
  const contexts = {
    github: {
      server_url: `file://${run.server}`,
      repository: run.repository,
      event_name: run.eventName,
      event: run.event,
      token: 'none',
    },
    vars: run.vars,
    format: (text: string, ...values: string[]) =>
      text.replace(/\{(\d)\}/g, (_, index) => values[index] ?? ''),
  };
  const evaluate = (expression: string): unknown => runInNewContext(expression, contexts);
  const filled = (text: string | number) =>
    String(text).replace(/\$\{\{(.*?)\}\}/g, (_, expression) => String(evaluate(expression) ?? ''));

  const wanted = Object.entries(jobs).filter(
    ([name, job]) => name === (run.only ?? name) && (job.if === undefined || evaluate(job.if)),
  );
  return Object.fromEntries(wanted.map(([name, job]) => [name, runJob(job, run, filled)]));
}

function runJob(
  { env = {}, steps, ...rest }: Job,
  run: Run,
  filled: (text: string | number) => string,
): string {
  const unknown = Object.keys(rest).filter((key) => !/^(if|runs-on|permissions|environment)$/.test(key));
  if (unknown.length > 0) throw new Error(`runWorkflow does not know ${unknown.join(', ')} of a job.`);
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  const workspace = join(folder, 'workspace');
  const installed = join(workspace, 'node_modules');
  const packages = join(run.server, 'node_modules');
  const summary = join(folder, 'summary');
  writeFileSync(summary, '');
  const { PATH, HOME, CHROMIUM_BIN } = process.env;
  const environment = {
    PATH,
    HOME,
    CHROMIUM_BIN,
    CI: 'true',
    GITHUB_STEP_SUMMARY: summary,
    ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(value)])),
  };
  try {
    for (const { uses, run: commands, shell, with: inputs = {} } of steps) {
      if (uses?.startsWith('actions/checkout@')) {
        const depth = inputs['fetch-depth'] === 0 ? [] : ['--depth=1'];
        const source = `file://${join(run.server, run.repository)}`;
        execFileSync('git', ['clone', '--quiet', ...depth, `--branch=${run.ref}`, source, workspace]);
      } else if (uses?.startsWith('actions/setup-node@')) {
        if (existsSync(packages)) renameSync(packages, installed);
      } else if (commands !== undefined) {
        const options = shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
        const { status, stdout, stderr } = spawnSync('bash', [...options, '-c', filled(commands)], {
          cwd: workspace,
          env: environment,
          encoding: 'utf8',
        });
        if (status !== 0) throw new Error(`${commands} ended with ${status}:\n${stdout}${stderr}`);
      } else {
        throw new Error(`runWorkflow does not know the step ${uses}.`);
      }
    }
    renameSync(installed, packages);
    return readFileSync(summary, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
