import type { Facts } from '../model/brief';

/** "since 1987", "established in 1987": the year is set where the page says what it is. */
export function findFigures(text: string): Facts['figures'] {
  const match =
    /\b(?:since|established(?: in)?|est\.?|founded in|seit|depuis|desde|dal|sinds)\s(1[6-9]\d{2}|20[0-4]\d)\b/i.exec(
      text,
    );
  const year = match?.[1];
  return year === undefined ? [] : [{ value: year, label: 'since' }];
}
