/** Under what name the federation runtime knows an attempt at a section: `mf_gallery`, then `mf_gallery~1`. */
export const attemptName = (container: string, attempt: number) =>
  attempt === 0 ? container : `${container}~${attempt}`;

const laterAttempt = /\b(mf_\w+)~\d+/g;

/** A message of the runtime as it reads at the first attempt. */
export const asAtFirstAttempt = (message: string) => message.replace(laterAttempt, '$1');
