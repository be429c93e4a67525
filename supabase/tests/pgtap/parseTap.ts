export interface TapReport {
  planned: number | undefined;
  passed: number;
  /** Each failed test with its diagnostics, and what the plan says of missing ones. */
  complaints: string[];
}

/** Reads the Test Anything Protocol as pgTAP writes it. */
export function parseTap(output: string): TapReport {
  const lines = output.split('\n');
  const plan = lines.map((line) => /^1\.\.(\d+)$/.exec(line)?.[1]).find((count) => count !== undefined);
  return {
    planned: plan === undefined ? undefined : Number(plan),
    passed: lines.filter((line) => /^ok \d/.test(line)).length,
    complaints: lines.filter((line) => /^(not ok|#)/.test(line)),
  };
}
