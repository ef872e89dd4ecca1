const minutesIn: readonly (readonly [RegExp, number])[] = [
  [/^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week)$/i, 10_080],
  [/^(?:days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dagen|dag)$/i, 1440],
  [/^(?:hours?|hrs?|h|stunden?|std|heures?|horas?|or[ae]|uur|uren)$/i, 60],
  [/^(?:minutes?|mins?|minuten?|minutos?|minut[oi]|minuut)$/i, 1],
];
const counts: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
const unit = String.raw`(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|days?|tagen?|tage|tag|jours?|d[ií]as?|giorn[oi]|dagen|dag|hours?|hrs?|h|stunden?|std|heures?|horas?|or[ae]|uur|uren|minutes?|mins?|minuten?|minutos?|minut[oi]|minuut)(?!\p{L})`;
const number = String.raw`(?:\d+(?:[.,]\d+)?|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
/** One length of time, or two that are said together: "1 hour 30 minutes". */
export const duration = String.raw`(?<![\p{L}\d.,])${number}[ -]?${unit}(?:(?: and | |, )\d+ ?(?:minutes?|mins?)(?!\p{L}))?`;
const one = new RegExp(String.raw`(?<![\p{L}\d.,])(${number})[ -]?(${unit})`, 'giu');
const whole = new RegExp(duration, 'iu');

const amountOf = (words: string): number => {
  const said = words.toLowerCase();
  if (said.startsWith('half')) return 0.5;
  return /^an?$/.test(said) ? 1 : (counts[said] ?? Number(said.replace(',', '.')));
};

/** "An hour and a half" as figures, so that it is one length. */
export const plainDurations = (text: string): string =>
  text
    .replace(/\b(?:an|one) hour and a half\b/gi, '90 minutes')
    .replace(/\bhalf an hour\b/gi, '30 minutes')
    .replace(/\b(\d+|two|three|four|five|six) and a half (hours|days|weeks)\b/gi, '$1.5 $2')
    .replace(/\b(two|three|four|five|six)\.5/gi, (_, word: string) => `${amountOf(word)}.5`)
    .replace(/\b(\d+)½/g, '$1.5');

export interface Duration {
  readonly minutes: number;
  readonly start: number;
  readonly end: number;
}

/** The first length of time in some words, in minutes; null where there is none. */
export function durationIn(text: string): Duration | null {
  const found = whole.exec(text);
  if (!found) return null;
  const minutes = [...found[0].matchAll(one)].reduce((sum, [, amount = '', name = '']) => {
    const each = minutesIn.find(([pattern]) => pattern.test(name))?.[1] ?? 0;
    return sum + amountOf(amount) * each;
  }, 0);
  if (!Number.isFinite(minutes) || minutes <= 0) return null;
  return { minutes, start: found.index, end: found.index + found[0].length };
}
