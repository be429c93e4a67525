interface ReadErrorDetails {
  /** HTTP status of a refusal; absent where no valid response came. */
  status?: number;
  /** PostgREST's or Postgres's code: `22P02`. */
  code?: string | undefined;
  /** Milliseconds that the server asked to wait. */
  retryAfterMs?: number;
  cause?: unknown;
}

/** 416: rows were withdrawn while a large album was read, and this page lies behind the last. */
const passingStatuses = [408, 416, 425, 429];

/** A read of the backend that failed. The message is for the visitor. */
export class ReadError extends Error {
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly retryAfterMs: number;
  /** Worth a retry: the network, a time-out, an overloaded or failing server. */
  readonly mayPass: boolean;

  constructor(message: string, { status, code, retryAfterMs = 0, cause }: ReadErrorDetails = {}) {
    super(message, { cause });
    this.name = 'ReadError';
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.mayPass = status === undefined || status >= 500 || passingStatuses.includes(status);
  }
}
