/** What was asked for does not stand together with the rest, each problem with what to do. Nothing was changed. */
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
