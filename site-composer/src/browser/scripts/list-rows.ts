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

export interface SumRule {
  readonly column: string;
  readonly minus?: { readonly column: string; readonly options: readonly string[] };
}

/** What a column adds up to; rows whose other column says so are taken off. Null without any number. */
export function sumOf(rows: readonly Row[], { column, minus }: SumRule): number | null {
  const amounts = rows.flatMap((row) => {
    const amount = Number(row[column] === '' ? Number.NaN : row[column]);
    if (Number.isNaN(amount)) return [];
    return [minus?.options.includes(row[minus.column] ?? '') === true ? -amount : amount];
  });
  // Hundredths are added as whole numbers, so that 0.1 and 0.2 make 0.3.
  return amounts.length === 0
    ? null
    : amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}

/** Whether there is no more of something than there is to be at least. */
export function isLow(
  row: Row,
  { column, least }: { readonly column: string; readonly least: string },
): boolean {
  const [there, limit] = [row[column] ?? '', row[least] ?? ''];
  return there !== '' && limit !== '' && Number(there) <= Number(limit);
}

/** A spreadsheet must not run what somebody typed as a formula. */
function csvCell(value: string): string {
  const safe = /^[=+\-@\t]/u.test(value) && Number.isNaN(Number(value)) ? `'${value}` : value;
  return /[",;\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n');
}
