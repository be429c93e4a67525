/** A read of the backend that the HTML started beside the scripts, for the page to take instead of asking anew. */
export interface EarlyRead {
  /** `performance.now()` when it was sent. */
  startedAt: number;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** By whole address. Source: the shell's `startReads`. */
    earlyReads?: Map<string, EarlyRead>;
  }
}

/** What the HTML tells the script, as JSON in `data-reads`. `{albumId}` stands for that part of the page's path. */
export interface ReadToStart {
  address: string;
  /** Value of PostgREST's `Prefer` header. */
  prefer?: string;
}
