/** Hours of a span of weekdays: 1 is Monday, 7 is Sunday; times as `HH:MM`, null for closed. */
export interface Hours {
  readonly from: number;
  readonly to: number;
  readonly opens: string | null;
  readonly closes: string | null;
}

/** Open until then, or closed until it opens on a weekday; without a next time it is simply closed. */
export type Opening =
  | { readonly open: true; readonly until: string }
  | { readonly open: false; readonly next: { readonly day: number; readonly time: string } | null };

interface Span {
  readonly opens: number;
  readonly closes: number;
  readonly day: number;
  readonly hours: Hours;
}

const week = 7 * 1440;

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

function includesDay({ from, to }: Hours, day: number): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

/** Times in minutes since Monday 00:00; a door that closes behind midnight closes on the next day. */
function spansOf(all: readonly Hours[]): Span[] {
  return [1, 2, 3, 4, 5, 6, 7].flatMap((day) =>
    all.flatMap((hours) => {
      if (hours.opens === null || hours.closes === null || !includesDay(hours, day)) return [];
      const opens = (day - 1) * 1440 + minutesOf(hours.opens);
      const closes = (day - 1) * 1440 + minutesOf(hours.closes);
      return [{ opens, closes: closes <= opens ? closes + 1440 : closes, day, hours }];
    }),
  );
}

export function openingAt(all: readonly Hours[], now: Date): Opening {
  const day = now.getDay() === 0 ? 7 : now.getDay();
  const minute = (day - 1) * 1440 + now.getHours() * 60 + now.getMinutes();
  const spans = spansOf(all);
  const running = spans.find(({ opens, closes }) =>
    [minute, minute + week].some((at) => at >= opens && at < closes),
  );
  if (running) return { open: true, until: running.hours.closes ?? '' };
  const waits = (span: Span) => (span.opens - minute + week) % week;
  const [next] = spans.toSorted((one, other) => waits(one) - waits(other));
  return {
    open: false,
    next: next ? { day: next.day, time: next.hours.opens ?? '' } : null,
  };
}
