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

/** A slogan the member gives in quotation marks or behind a colon. */
export function findPromise(text: string): string | null {
  const match =
    /\b(?:tagline|slogan|motto|headline|claim|hero (?:text|title))(?:\s(?:is|should be|should read|reads?|says?|saying|of|like|:))?:?\s{0,2}["']([^"']{3,120})["']/i.exec(
      text,
    );
  return match?.[1]?.replace(/[.]$/, '') ?? null;
}
