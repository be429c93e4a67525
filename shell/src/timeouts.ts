/**
 * What the shell waits for, in milliseconds. A chunk's time is in the builds: `chunkLoadTimeoutMs` in
 * `shared/build/baseBuild.ts`. When something is retried: `retryRules.ts`.
 */

/**
 * From a tap to the page or the notice: list of pages, entry and chunk together. A visitor may wait 8 s; the rest is
 * for a busy device (docs/decisions/0040).
 */
export const navigationTimeoutMs = 7000;

/** For the list of pages. What is left of a navigation is for the document that is loaded instead. */
export const pageListTimeoutMs = 5000;

/** For the number of the live release. A navigation waits less; what comes later counts for the next one. */
export const liveReleaseTimeoutMs = 5000;
export const liveReleaseWaitMs = 1000;

/** So long a number counts: for the tap that follows a prefetch, while the next navigation is to find a new release. */
export const liveReleaseFreshMs = 2000;

/** After this the page's own request is no longer held up by a prefetch that hangs. */
export const prefetchTimeoutMs = 4000;

/** After this, hydration starts without the page's module, around the prerendered page. */
export const hydrationWaitMs = 2500;

/** A page that was prefetched is shown sooner, and never counts as pending. */
export const pendingDelayMs = 100;

/** After these a document's scripts start, though it was not painted or the browser is busy. */
export const paintWaitMs = 1000;
export const idleWaitMs = 200;
