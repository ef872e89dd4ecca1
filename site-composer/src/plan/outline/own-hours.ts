import { asPoint } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import { isPart, plain } from './plain-text';
import { monthDay, rowLabel } from './sentence-words';

type Visit = Extract<DraftSection, { kind: 'visit' }>;

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Hours that leave out a day their sentence names, or a part of it, stand as that sentence. */
export function withOwnHours(visit: Visit, texts: readonly string[]): Visit {
  const covered = new Set(
    visit.hours.flatMap(({ from, to }) =>
      weekdays.filter((_, at) => at + 1 >= from && at + 1 <= to),
    ),
  );
  const named = (text: string): string[] =>
    weekdays.filter((day) =>
      new RegExp(String.raw`\b${day}(?:\b|s\b|days?\b|nes|rs|ur|es)`, 'iu').test(text),
    );
  const opens = Number(visit.hours.find((row) => row.opens !== null)?.opens?.slice(0, 2) ?? -1);
  const isTold = new RegExp(String.raw`(?<!\d)0?(?:${opens}|${opens - 12})(?!\d)`, 'u');
  const own = texts.find(
    (text) =>
      isTold.test(text) && named(text).length > 1 && clockWords.test(text) && !monthDay.test(text),
  );
  if (own !== undefined && visit.hours.length > 0 && named(own).some((day) => !covered.has(day)))
    return { ...visit, hours: [], hoursWords: asPoint(own) };
  let words = visit.hoursWords;
  while (words !== null && !isPart(words, texts)) {
    const at = words.lastIndexOf(', ');
    words = at === -1 ? null : words.slice(0, at);
  }
  // "From May to July" without an hour is when something takes place.
  if (words !== null && !/\d/.test(words) && !ofOpening.test(words))
    return { ...visit, hoursWords: null };
  const found = words;
  const whole =
    found === null ? undefined : texts.find((text) => plain(text).includes(plain(found)));
  return whole === undefined
    ? visit
    : { ...visit, hoursWords: asPoint(whole.replace(rowLabel, '')) };
}

const ofOpening =
  /(?:appointment|arrangement|open|closed|daily|every day|vereinbarung|geöffnet|täglich|rendez-vous|ouvert|tous les jours|cita|abiert|todos los días|appuntamento|apert|marcação|abert|afspraak|geopend|dagelijks|noon|midnight)/iu;

const clockWords = /\b(?:open|work|hours|timings?|from|till?|until|to)\b|\d\s?[-–]\s?\d/iu;
