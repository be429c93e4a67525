import * as v from 'valibot';

/** Characters of a row that its report quotes. */
const longestRow = 300;

const reported = new Set<string>();

/** The rows that are as the schema says. Each other one is left out and reported once. */
export function validRows<Schema extends v.GenericSchema>(
  table: string,
  schema: Schema,
  rows: readonly unknown[],
): v.InferOutput<Schema>[] {
  return rows.flatMap((row) => {
    const result = v.safeParse(schema, row);
    if (result.success) return [result.output];
    report(
      `A row of ${table} is left out: ${problem(result.issues[0])} ${JSON.stringify(row).slice(0, longestRow)}`,
    );
    return [];
  });
}

const problem = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'row'}: ${issue.message}.`;

function report(message: string) {
  if (reported.has(message)) return;
  reported.add(message);
  console.error(message);
}
