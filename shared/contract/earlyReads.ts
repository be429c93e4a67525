/** A read of the backend that the HTML started beside the scripts, for the page's query to take. */
export interface EarlyRead {
  /** `performance.now()` when it was sent. */
  startedAt: number;
  response: Promise<Response>;
  /** Of the page's path, which it was sent with: `{ albumId: '…' }`. */
  parameters: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    /** By name. Source: the shell's `startReads`. */
    earlyReads?: Map<string, EarlyRead>;
  }
}

/** What the HTML tells the start script, as JSON in `data-reads`. `{albumId}` stands for that part of the path. */
export interface ReadToStart {
  name: string;
  address: string;
  /** Value of PostgREST's `Prefer` header. */
  prefer?: string;
}
