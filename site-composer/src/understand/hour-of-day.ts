import type { OpeningHours } from '../model/brief';

/** Hour, minute, half of the day and word (noon, midnight) of a time, as a pattern found them. */
export type TimeParts = readonly (string | undefined)[];

export function opened(
  from: number,
  to: number,
  start: TimeParts,
  end: TimeParts,
): OpeningHours | null {
  const late = /p/.test(end[2] ?? '');
  const opens = clock(start, false, null);
  const closes = clock(end, !late && end[2] === undefined, opens);
  // "9-5" opens in the morning; "5-10pm" in the evening.
  if (opens === null || closes === null) return null;
  const evening =
    late &&
    start[2] === undefined &&
    start[1] === undefined &&
    Number(start[0]) < 12 &&
    Number(start[0]) < Number(end[0]) &&
    Number(start[0]) < 8 &&
    Number(start[0]) >= 1;
  const afternoon = areAfternoon(start, end);
  return {
    from,
    to,
    opens: written(evening || afternoon ? opens + 720 : opens),
    closes: written(afternoon ? closes + 720 : closes),
  };
}

/**
 * "4-6" and "4-10" with nothing said of morning or evening: few open before seven, and nobody before six who is
 * closed by eleven. "6-10" may be a gym's whole day.
 */
function areAfternoon(start: TimeParts, end: TimeParts): boolean {
  const [from = '', , half, word] = start;
  const [to = '', , otherHalf, otherWord] = end;
  const plain = [half, word, otherHalf, otherWord].every((one) => one === undefined);
  const isBare = !from.startsWith('0') && !to.startsWith('0');
  return (
    plain &&
    isBare &&
    Number(from) >= 1 &&
    Number(from) < 7 &&
    Number(to) > Number(from) &&
    Number(to) < (Number(from) < 6 ? 12 : 10)
  );
}

/** Minutes since midnight; "5" behind "9" is the afternoon. */
export function clock(
  [hour, minute, half, word]: TimeParts,
  guess: boolean,
  opens: number | null,
): number | null {
  if (word !== undefined) return word.toLowerCase() === 'midnight' ? 1440 : 720;
  let value = Number(hour) % 24;
  if (/^p/i.test(half ?? '') && value < 12) value += 12;
  if (/^a/i.test(half ?? '') && value === 12) value = 0;
  const minutes = value * 60 + Number(minute ?? 0);
  if (Number(hour) > 24 || Number(minute ?? 0) > 59) return null;
  return guess && opens !== null && minutes <= opens && minutes < 720 ? minutes + 720 : minutes;
}

export function written(minutes: number): string {
  const hour = String(Math.floor(minutes / 60) % 24).padStart(2, '0');
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`;
}
