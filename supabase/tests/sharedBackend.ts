import type { TestProject } from 'vitest/node';
import type { Backend } from '../backend/startBackend.ts';
import { startTemporaryBackend } from './temporaryBackend.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    backend: Omit<Backend, 'stop'>;
  }
}

export async function setup(project: TestProject) {
  const { stop, ...backend } = await startTemporaryBackend();
  project.provide('backend', backend);
  return stop;
}
