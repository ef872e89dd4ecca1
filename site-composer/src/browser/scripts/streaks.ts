/** Days are calendar days of the visitor, written `2026-11-22`. */

export function dayKey(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** At noon, so that a change of summer time never skips or repeats a day. */
function daysBefore(date: Date, count: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - count, 12);
}

/** The last days with today at the end. */
export function lastDays(today: Date, count: number): Date[] {
  return Array.from({ length: count }, (_, index) => daysBefore(today, count - 1 - index));
}

/** Days in a row up to today; a day that is not over yet does not end the row of the days before. */
export function streak(days: readonly string[], today: Date): number {
  const done = new Set(days);
  const first = done.has(dayKey(today)) ? 0 : 1;
  let count = 0;
  while (done.has(dayKey(daysBefore(today, first + count)))) count += 1;
  return count;
}
