/** A read of the backend that the HTML started beside the scripts, for the page's query to take. */
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

/** What the HTML tells the start script, as JSON in `data-reads`. `{albumId}` stands for that part of the path. */
export interface ReadToStart {
  address: string;
  /** Value of PostgREST's `Prefer` header. */
  prefer?: string;
}

/** Whether supabase-js keeps a session of this project in local storage, under its default key. */
export function hasStoredSession(supabaseUrl: string): boolean {
  try {
    return localStorage.getItem(`sb-${new URL(supabaseUrl).hostname.split('.')[0]}-auth-token`) !== null;
  } catch {
    return false; // Where storage is blocked there is no session.
  }
}
