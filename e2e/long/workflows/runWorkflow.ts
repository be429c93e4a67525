import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';

type Values = Record<string, string | number>;

interface Job {
  if?: string;
  needs?: string | string[];
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
 * Runs the jobs of a workflow of the repository as GitHub does, each in a fresh folder, and returns what each wrote into
 * its summary. `actions/checkout` is a clone, an artifact a file beside the repository, and the machine needs no `sudo`. The machine has the Node that `actions/setup-node` installs, which brings
 * the packages of the job before. Knows what our workflows use, and throws on anything else, and where a command fails.
 */
export function runWorkflow(file: string, run: Run): Record<string, string> {
  const source = execFileSync('git', ['show', `${run.ref}:.github/workflows/${file}`], {
    cwd: join(run.server, run.repository),
  });
  const { jobs, env }: { jobs: Record<string, Job>; env?: Values } = parse(String(source));
  const contexts = {
    github: {
      server_url: `file://${run.server}`,
      repository: run.repository,
      event_name: run.eventName,
      event: run.event,
      token: 'none',
      run_id: 1,
    },
    vars: run.vars,
    secrets: {},
    format: (text: string, ...values: string[]) =>
      text.replace(/\{(\d)\}/g, (_, index) => values[index] ?? ''),
  };
  const evaluate = (expression: string): unknown => runInNewContext(expression, contexts);
  const filled = (text: string | number) =>
    String(text).replace(/\$\{\{(.*?)\}\}/g, (_, expression) => String(evaluate(expression) ?? ''));

  const wanted = Object.entries(jobs).filter(
    ([name, job]) => name === (run.only ?? name) && (job.if === undefined || evaluate(job.if)),
  );
  const summaries: Record<string, string> = {};
  for (const [name, job] of wanted) {
    const isReady = run.only || [job.needs ?? []].flat().every((each) => each in summaries);
    if (isReady) summaries[name] = runJob({ ...job, env: { ...env, ...job.env } }, run, filled);
  }
  return summaries;
}

function runJob(
  { env = {}, steps, ...rest }: Job,
  run: Run,
  filled: (text: string | number) => string,
): string {
  const unknown = Object.keys(rest).filter(
    (key) => !/^(if|needs|runs-on|permissions|environment|timeout-minutes)$/.test(key),
  );
  if (unknown.length > 0) throw new Error(`runWorkflow does not know ${unknown.join(', ')} of a job.`);
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  const workspace = join(folder, 'workspace');
  const installed = join(workspace, 'node_modules');
  const packages = join(run.server, 'node_modules');
  const summary = join(folder, 'summary');
  writeFileSync(summary, '');
  mkdirSync(workspace);
  const { PATH, CHROMIUM_BIN } = process.env;
  const environment = {
    PATH,
    HOME: folder,
    CHROMIUM_BIN,
    CI: 'true',
    GITHUB_STEP_SUMMARY: summary,
    ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(value)])),
  };
  try {
    for (const { uses, run: commands, shell, with: inputs = {} } of steps) {
      const input = (name: string) => filled(inputs[name] ?? '');
      const artifact = join(run.server, `${input('name')}.artifact`);
      if (uses?.startsWith('actions/checkout@')) {
        const source = `file://${join(run.server, run.repository)}`;
        const target = join(workspace, input('path'));
        execFileSync('git', ['clone', '--quiet', source, target]);
        execFileSync('git', ['checkout', '--quiet', input('ref') || run.ref], { cwd: target });
      } else if (uses?.startsWith('actions/upload-artifact@')) {
        copyFileSync(join(workspace, input('path')), artifact);
      } else if (uses?.startsWith('actions/download-artifact@')) {
        const target = join(workspace, input('path'));
        mkdirSync(target, { recursive: true });
        copyFileSync(artifact, join(target, `${input('name')}.bundle`));
      } else if (uses?.startsWith('actions/setup-node@')) {
        if (existsSync(packages)) renameSync(packages, installed);
      } else if (commands?.startsWith('sudo ')) {
        // The machine of the tests has it.
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
    if (existsSync(installed)) renameSync(installed, packages);
    return readFileSync(summary, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
