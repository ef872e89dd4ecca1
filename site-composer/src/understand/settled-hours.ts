import type { OpeningHours } from '../model/brief';

const week = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Hours that contradict each other nowhere: what is said of fewer days holds on these, whatever a wider span says, so
 * that "every day except Monday" leaves Monday out. Days that share their hours and follow each other are one row.
 */
export function settledHours(given: readonly OpeningHours[]): OpeningHours[] {
  const byDay = week.map((day) => narrowest(given.filter((one) => holdsDay(one, day))));
  const rows: { from: number; to: number; hours: readonly OpeningHours[] }[] = [];
  for (const [at, hours] of byDay.entries()) {
    const last = rows.at(-1);
    if (last && last.to === at && areSame(last.hours, hours)) last.to = at + 1;
    else rows.push({ from: at + 1, to: at + 1, hours });
  }
  return rows.flatMap(({ from, to, hours }) =>
    hours.map(({ opens, closes }) => ({ from, to, opens, closes })),
  );
}

/** "Saturday to Monday" goes over the end of the week. */
const holdsDay = ({ from, to }: OpeningHours, day: number): boolean =>
  from <= to ? from <= day && to >= day : day >= from || day <= to;

const width = ({ from, to }: OpeningHours): number => ((to - from + week.length) % week.length) + 1;

/** What is said of the fewest days; a day that is closed has no hours. */
function narrowest(of: readonly OpeningHours[]): readonly OpeningHours[] {
  const least = Math.min(...of.map(width));
  const own = of.filter((one) => width(one) === least);
  const closed = own.find(({ opens }) => opens === null);
  const kept = closed ? [closed] : own;
  return kept.filter((one, at) => kept.findIndex((other) => areSame([one], [other])) === at);
}

const areSame = (some: readonly OpeningHours[], others: readonly OpeningHours[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ opens, closes }, at) => opens === others[at]?.opens && closes === others[at]?.closes,
  );
