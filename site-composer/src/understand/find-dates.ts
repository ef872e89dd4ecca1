import * as chrono from 'chrono-node';
import type { GivenDate, LanguageId } from '../model/brief';
import { capitalised, trimMarks } from '../text/casing';
import { splitEnumeration } from '../text/enumeration';

const mostDates = 24;
const hint = /\d|tomorrow|next/i;
const month =
  /\b(?:jan|feb|fév|febr|m[aä]r|mrt|apr|avr|abr|may|mai|mei|mag|jun|juin|giu|jul|juil|lug|aug|ago|août|sep|set|oct|okt|ott|out|nov|dec|déc|dez|dic|ene|gen)|\d[./-]\d/iu;

/** "12 de junho" is read by whoever knows Portuguese. */
const parsers: Readonly<Record<LanguageId, Pick<chrono.Chrono, 'parse'>>> = {
  en: chrono,
  de: chrono.de,
  fr: chrono.fr,
  es: chrono.es,
  pt: chrono.pt,
  it: chrono.it,
  nl: chrono.nl,
};

/** Days named in the instruction, with what takes place on them. Years left out are the next to come. */
export function findDates(
  sentences: readonly string[],
  reference: Date,
  language: LanguageId = 'en',
): GivenDate[] {
  const found: GivenDate[] = [];
  for (const sentence of sentences) {
    const text = sentence.slice(0, 500);
    if (!hint.test(text) || !month.test(text)) continue;
    for (const part of partsWithDates(text)) {
      const date = readDate(part, reference, language);
      if (date && !found.some(({ iso, title }) => iso === date.iso && title === date.title))
        found.push(date);
      if (found.length >= mostDates) return found;
    }
  }
  return found;
}

/** "June 12, 2027" holds a comma, so a list of dates is split only where every part has its own. */
function partsWithDates(text: string): string[] {
  const parts = splitEnumeration(text.replace(/(\d), (\d{4})/g, '$1 $2'));
  const dated = parts.filter((part) => month.test(part) && /\d/.test(part));
  return dated.length > 1 ? dated : [text];
}

const range =
  /\b(\d{1,2})(?:st|nd|rd|th)?\s?(?:-|–|to|and|&)\s?\d{1,2}(?:st|nd|rd|th)?(?: of)? (\p{L}{3,9}\.?)(?:,? (\d{4}))?/iu;

const monthFirst =
  /\b(\p{L}{3,9}\.?) (\d{1,2})(?:st|nd|rd|th)?\s?(?:-|–|to|and|&)\s?\d{1,2}(?:st|nd|rd|th)?(?:,? (\d{4}))?\b/iu;

/** "17-19 September 2027" begins on the 17th; "14 March, 10 till 1" is no year 2010. */
function readDate(given: string, reference: Date, language: LanguageId): GivenDate | null {
  const span = spanOfDays(given);
  const text = (span ? given.replace(span.words, span.first) : given).replace(
    /(\p{L}{3,9}), (?=\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|till|to|until|-|–))/iu,
    '$1 at ',
  );
  const result = parsers[language]
    .parse(text, reference, { forwardDate: true })
    .find(({ start }) => start.isCertain('day') && start.isCertain('month'));
  if (!result) return null;
  const start = result.start;
  const day = [start.get('year') ?? 0, start.get('month') ?? 1, start.get('day') ?? 1];
  const iso = day.map((value, index) => String(value).padStart(index === 0 ? 4 : 2, '0')).join('-');
  const time = start.isCertain('hour')
    ? `T${two(start.get('hour'))}:${two(start.get('minute'))}`
    : '';
  return {
    words: span?.words ?? result.text,
    iso: iso + time,
    title: titleOf(text, result.index, result.text.length),
  };
}

/** Several days in a row, and the first of them: "July 23–25" begins on 23 July. */
function spanOfDays(given: string): { words: string; first: string } | null {
  const [words, day = '', name = '', year = ''] = range.exec(given) ?? [];
  if (words !== undefined && month.test(name))
    return { words, first: `${day} ${name} ${year}`.trim() };
  const [other, first = '', start = '', of = ''] = monthFirst.exec(given) ?? [];
  return other !== undefined && month.test(first)
    ? { words: other, first: `${start} ${first} ${of}`.trim() }
    : null;
}

function two(value: number | null): string {
  return String(value ?? 0).padStart(2, '0');
}

/** What a short entry says beside its date: "12 June: weigh-in" → "Weigh-in". */
function titleOf(text: string, index: number, length: number): string | null {
  const until =
    /^(?:please )?(rsvp|repl(?:y|ies)|respond|answers?|let us know|apply|applications?|register|sign up|book|orders?|entries)\b[^.]{0,24}\b(by|before|until)\s*$/i.exec(
      text.slice(0, index),
    );
  if (until)
    return `${until[1]?.toLowerCase() === 'rsvp' ? 'RSVP' : capitalised(until[1] ?? '')} ${until[2] ?? ''}`;
  const before = trimMarks(text.slice(0, index).replace(/\b(?:on|at|from|the|am|le)\s*$/i, ''));
  const after = trimMarks(text.slice(index + length).replace(/^[\s)(:,–-]+/, ''));
  for (const words of [after, before]) {
    const count = words.split(' ').length;
    if (
      words.length > 2 &&
      !words.includes(',') &&
      !/\b(?:website|site|page|app|our|my|create|build|make|want|need)\b/i.test(words) &&
      count <= 7 &&
      !/[.!?:]/.test(words) &&
      !/^(?:in|at|with|and|from)\b/i.test(words)
    )
      return capitalised(words);
  }
  return null;
}
