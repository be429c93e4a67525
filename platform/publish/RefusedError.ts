/** A release that may not go live, with each problem and its remedy. Nothing was changed. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      ['Refused, and nothing that is live was changed:', ...problems.map((problem) => `- ${problem}`)].join(
        '\n',
      ),
    );
    this.problems = problems;
  }
}

/** Throws a `RefusedError` where there is a problem. */
export function refuse(problems: readonly string[]) {
  if (problems.length > 0) throw new RefusedError(problems);
}
