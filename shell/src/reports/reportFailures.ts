import { onSiteEvent } from 'shared/contract/events';
import { describeFailure, ownerIn } from './describeFailure.ts';
import { type FailureReport, type OwnerOf, post } from './reports.ts';

/** A tab whose failures differ each time says no more after these. */
const maxReports = 20;

/** Reports what a section or the shell says has failed, and what nobody caught: each once a tab. */
export function reportFailures(endpoint: string, ownerOf: OwnerOf) {
  const reported = new Set<string>();
  const report = async (kind: FailureReport['kind'], name: string, thrown: unknown, version?: string) => {
    const message = describeFailure(thrown);
    const key = [kind, name, message].join();
    if (reported.has(key) || reported.size >= maxReports) return;
    reported.add(key);
    const owner = await ownerOf(name);
    post(endpoint, { ...owner, version: version ?? owner.version, kind, message });
  };
  const reportUncaught = (thrown: unknown, file = '') => {
    const owner = ownerIn(`${file}\n${thrown instanceof Error ? thrown.stack : ''}`);
    // What no file of ours threw is an extension's, or a browser's own.
    if (owner) void report('script', owner.section, thrown, owner.version);
  };
  onSiteEvent('site:failure', ({ kind, section, error }) => void report(kind, section, error));
  addEventListener('error', ({ error, filename }) => reportUncaught(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason));
}
