/** Who owns what failed or what a figure points to. */
interface Owner {
  /** A section, or `shell`. */
  section: string;
  /** Content hash of the owner's version; absent where it is not known. */
  version?: string | undefined;
  /** Number of the release that the tab was opened with. */
  release: number;
  /** Pattern of the page, never its path: `/gallery/:albumId`. `*` is the 404 page. */
  route: string;
}

/** The owner of that name, on the page at `path` or on the one that is shown. */
export type OwnerOf = (name: string, path?: string) => Promise<Owner>;

/** One failure. Posted as JSON to `errorsEndpoint`, once for each tab, owner, kind and message, 20 of a tab at most. */
export interface FailureReport extends Owner {
  /** `load`: a page did not come; `render`: it threw; `script`: anything else that nobody caught. */
  kind: 'load' | 'render' | 'script';
  /** Kind of error; the words only of an error of the browser itself, without addresses, numbers and data. */
  message: string;
}

/** One figure of a page load. Posted as JSON to `vitalsEndpoint`. */
export interface VitalReport extends Owner {
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; of CLS the score. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
}

/** One page view. Posted as JSON to `analyticsEndpoint`. */
export interface PageViewReport {
  /** Pattern of the page, never its path. */
  route: string;
}

/** Outlives the page, as a beacon does, which would bring the cookies and the address of the page. */
export function post(endpoint: string, report: FailureReport | VitalReport | PageViewReport) {
  fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(report),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined); // Nobody waits for a report.
}
