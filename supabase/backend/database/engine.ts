import type { RunningProcess } from '../processes/runningProcess.ts';
import { type DatabaseOptions, startDatabase } from './startDatabase.ts';

/** A PostgreSQL that the backend can stand on. */
export interface DatabaseEngine {
  /** Resolves when the database is migrated, seeded if it was empty, and answers on the socket. */
  start(options: DatabaseOptions, log: (line: string) => void): Promise<RunningProcess>;
  /** How PostgREST is to use it, as PostgREST's environment variables. */
  postgrest: Readonly<Record<string, string>>;
}

/** One session for all connections, hence one connection and nothing that a session keeps. */
export const pglite: DatabaseEngine = {
  start: startDatabase,
  postgrest: {
    PGRST_DB_POOL: '1',
    PGRST_DB_POOL_ACQUISITION_TIMEOUT: '30',
    PGRST_DB_PREPARED_STATEMENTS: 'false',
    PGRST_DB_CHANNEL_ENABLED: 'false',
    PGRST_DB_CONFIG: 'false',
  },
};
