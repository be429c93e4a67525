import type { TestProject } from 'vitest/node';
import { makeEmptyDatabase } from './databaseFolder.ts';
import { startTemporaryBackend, type TemporaryBackend } from './temporaryBackend.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    backend: Omit<TemporaryBackend, 'stop'>;
  }
}

export async function setup(project: TestProject) {
  await makeEmptyDatabase();
  const { stop, ...backend } = await startTemporaryBackend();
  project.provide('backend', backend);
  return stop;
}
