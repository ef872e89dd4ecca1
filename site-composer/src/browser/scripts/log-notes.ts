import type { Row } from './list-rows';

export interface Limit {
  readonly column: string;
  readonly side: 'below' | 'above';
  readonly limit: number;
  readonly say: string;
}

export interface Summary {
  readonly kind: 'average' | 'last' | 'today' | 'week';
  readonly column: string;
}

const minute = 60_000;
const day = 1440 * minute;

/** What is said of the numbers of an entry. */
export function limitsPassed(row: Row, limits: readonly Limit[]): string[] {
  return limits.flatMap(({ column, side, limit, say }) => {
    const text = row[column] ?? '';
    const value = Number(text);
    if (text === '' || Number.isNaN(value)) return [];
    return (side === 'below' ? value < limit : value > limit) ? [say] : [];
  });
}

const timeOf = (row: Row, column: string): number => new Date(row[column] ?? '').getTime();

/** The minutes from the nearest earlier entry, where they are fewer than there have to be; else null. */
export function tooSoon(
  rows: readonly Row[],
  row: Row,
  column: string,
  apart: number,
): number | null {
  const own = timeOf(row, column);
  const gaps = rows
    .map((one) => Math.abs(own - timeOf(one, column)))
    .filter((gap) => !Number.isNaN(gap));
  if (Number.isNaN(own) || gaps.length === 0) return null;
  const nearest = Math.min(...gaps) / minute;
  return nearest < apart ? Math.round(nearest) : null;
}

const numbersOf = (rows: readonly Row[], column: string): number[] =>
  rows.flatMap((row) => {
    const text = row[column] ?? '';
    return text === '' || Number.isNaN(Number(text)) ? [] : [Number(text)];
  });

/** An average of all entries, or what those of today or of the last seven days add up to. */
export function summaryOf(
  rows: readonly Row[],
  { kind, column }: Summary,
  moment: string | undefined,
  now: Date,
): number | null {
  if (kind === 'average') {
    const all = numbersOf(rows, column);
    return all.length === 0 ? null : all.reduce((sum, one) => sum + one, 0) / all.length;
  }
  if (kind === 'last') return numbersOf(rows, column)[0] ?? null;
  const from = new Date(now);
  from.setHours(0, 0, 0, 0);
  const first = kind === 'today' ? from.getTime() : from.getTime() - 6 * day;
  const within = rows.filter((row) => moment === undefined || timeOf(row, moment) >= first);
  const all = numbersOf(within, column);
  return all.length === 0 ? null : all.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100;
}

/** Now, as a control for a day or a moment has it. */
export function nowFor(type: string, now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * minute).toISOString();
  return local.slice(0, type === 'date' ? 10 : 16);
}
