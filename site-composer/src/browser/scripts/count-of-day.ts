/** What was counted on a day of this browser's calendar, and on the day before it; null where nothing is known of that. */
export interface Count {
  readonly day: string;
  readonly count: number;
  readonly before: number | null;
}

/** The most that is counted: more digits do not fit, and nobody presses so often. */
const most = 99_999;

export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The count as it stands on a day: a new day begins at nothing and remembers the one before it. */
export function countOn(kept: Count, date: Date): Count {
  const day = dayOf(date);
  if (kept.day === day) return kept;
  const dayBefore = new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1);
  return { day, count: 0, before: kept.day === dayOf(dayBefore) ? kept.count : null };
}

/** One more or one less, never below nothing. */
export const stepped = (count: Count, step: number): Count => ({
  ...count,
  count: Math.min(most, Math.max(0, count.count + step)),
});
