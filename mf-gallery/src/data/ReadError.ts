interface ReadErrorDetails {
  /** Worth another request: the network, a time-out, an overloaded or failing server. */
  mayPass: boolean;
  /** PostgREST's or Postgres's code: `22P02`. */
  code?: string | undefined;
  /** Milliseconds that the server asked to wait. */
  retryAfter?: number;
  cause?: unknown;
}

/** A read of the backend that failed. The message is for the visitor. */
export class ReadError extends Error {
  readonly mayPass: boolean;
  readonly code: string | undefined;
  readonly retryAfter: number;

  constructor(message: string, { mayPass, code, retryAfter = 0, cause }: ReadErrorDetails) {
    super(message, { cause });
    this.name = 'ReadError';
    this.mayPass = mayPass;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
