import * as z from 'zod/mini';

/** Days as a window of time names them, in the order of `Date.getDay`. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const clockText = 'A time of day is written as 09:00, up to 24:00';
const clockTime = z
  .string(clockText)
  .check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, clockText));

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // The one way there is to ask: an unknown name throws.
    return false;
  }
}

/** When a rollout may advance: from one time of day to another, on days of the week, at a place. */
export const releaseWindow = z
  .strictObject({
    days: z
      .array(z.enum(weekdays, 'A day is written as monday, tuesday and so on'))
      .check(
        z.minLength(1, 'A window has at least one day'),
        z.maxLength(7, 'A window has at most 7 days'),
      ),
    from: clockTime,
    to: clockTime,
    timeZone: z
      .string()
      .check(
        z.maxLength(60),
        z.refine(isTimeZone, 'A time zone is a name such as Europe/Berlin or UTC'),
      ),
  })
  .check(
    z.refine(({ from, to }) => from < to, {
      error: 'A window ends after it begins, on the same day; one over midnight is two windows',
      path: ['to'],
    }),
  );
export type ReleaseWindow = z.infer<typeof releaseWindow>;

/** Whether a moment lies in one of the windows; always where there are none. */
export function isWithinWindows(windows: readonly ReleaseWindow[] | undefined, at: Date): boolean {
  return windows === undefined || windows.some((window) => isWithin(window, at));
}

function isWithin({ days, from, to, timeZone }: ReleaseWindow, at: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  const time = `${read('hour')}:${read('minute')}`;
  return days.some((day) => day === read('weekday').toLowerCase()) && from <= time && time < to;
}

/** The windows in words: `Mon, Tue 09:00 to 16:00 (Europe/Berlin)`. */
export function describeWindows(windows: readonly ReleaseWindow[]): string {
  return windows
    .map(({ days, from, to, timeZone }) => {
      const names = days.map((day) => `${day.slice(0, 1).toUpperCase()}${day.slice(1, 3)}`);
      return `${names.join(', ')} ${from} to ${to} (${timeZone})`;
    })
    .join('; ');
}
