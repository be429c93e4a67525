import * as v from 'valibot';

/** Characters of a row that its report quotes. */
const maxQuotedLength = 300;

const reported = new Set<string>();

/** The rows that are as the schema says. Each other one is left out and reported once. */
export function validRows<Input, Output>(
  table: string,
  schema: v.GenericSchema<Input, Output>,
  rows: readonly Input[],
): Output[] {
  return rows.flatMap((row) => {
    const { success, output, issues } = v.safeParse(schema, row);
    if (success) return [output];
    const [{ message }] = issues;
    const column = v.getDotPath(issues[0]) ?? 'row';
    report(
      `A row of ${table} is left out: ${column}: ${message}. ${JSON.stringify(row).slice(0, maxQuotedLength)}`,
    );
    return [];
  });
}

function report(message: string) {
  if (reported.has(message)) return;
  reported.add(message);
  console.error(message);
}
