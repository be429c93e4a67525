import type { TestProject } from 'vitest/node';
import { startTemporaryBackend } from '../temporaryBackend.ts';
import { temporaryPostgresql } from './temporaryPostgresql.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Host of the PostgreSQL server, for `runSql`. */
    socketFolder: string;
  }
}

/** The same backend as the other tests have, on a PostgreSQL server. */
export async function setup(project: TestProject) {
  const engine = await temporaryPostgresql();
  const { stop, ...backend } = await startTemporaryBackend({ engine });
  project.provide('backend', backend);
  project.provide('socketFolder', engine.socketFolder());
  return stop;
}
