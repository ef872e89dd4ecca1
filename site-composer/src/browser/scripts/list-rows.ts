export type Row = Readonly<Record<string, string>>;

/** What is looked for: words anywhere, and one value for each column that is filtered. */
export interface Wanted {
  readonly words: string;
  readonly values: Readonly<Record<string, string>>;
}

export function findRows(rows: readonly Row[], { words, values }: Wanted): Row[] {
  const text = words.trim().toLocaleLowerCase();
  return rows.filter(
    (row) =>
      Object.entries(values).every(([column, value]) => value === '' || row[column] === value) &&
      (text === '' || Object.values(row).some((cell) => cell.toLocaleLowerCase().includes(text))),
  );
}

/** Whether the day of a row has passed (days as `2026-11-22`) and its state does not settle it. */
export function isOverdue(
  row: Row,
  due: { readonly column: string; readonly settled: readonly string[] },
  today: string,
): boolean {
  const day = row[due.column] ?? '';
  return (
    /^\d{4}-\d{2}-\d{2}$/u.test(day) &&
    day < today &&
    !Object.values(row).some((cell) => due.settled.includes(cell))
  );
}

/** A spreadsheet must not run what somebody typed as a formula. */
function csvCell(value: string): string {
  const safe = /^[=+\-@\t]/u.test(value) && Number.isNaN(Number(value)) ? `'${value}` : value;
  return /[",;\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n');
}
