import type { OpeningHours } from '../../model/brief';
import { refuse } from '../outcome';
import type { Outcome } from '../outcome';
import type { Edit } from '../refine-types';
import type { Site } from '../site';
import { namedDays } from './days-of-week';
import { textEdit } from './text-edits';

const opening = /\bopen(?:ing)?\b/i;
const hindered = /\b(?:not|no longer|never|closed?|shut|until|till|late|early)\b|n['’]t\b|\d/i;

/** The days of "we're open Mondays too now", which names no times; empty where something else is said. */
export const openedDays = (text: string): readonly number[] =>
  opening.test(text) && !hindered.test(text) ? namedDays(text) : [];

/** The hours of a week in which some days are open as the others are; null where the others differ. */
export function openedLikeOthers(
  rows: readonly OpeningHours[],
  days: readonly number[],
): readonly OpeningHours[] | null {
  const usual = rows.filter(({ from, opens }) => opens !== null && !days.includes(from));
  const times = new Set(usual.map(({ opens, closes }) => `${opens ?? ''}-${closes ?? ''}`));
  const [one] = usual;
  return one && times.size === 1 ? days.map((day) => ({ ...one, from: day, to: day })) : null;
}

const names =
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|mon|tues?|wed|thurs?|fri|sat|sun';
const except = new RegExp(
  String.raw`,?\s*\(?(?:except(?: for)?|excluding|apart from|but not|bar|but closed|closed)(?: on)? ((?:${names})(?:(?:,| and| or|, and)\s(?:${names}))*)\)?`,
  'iu',
);

/** "Every night 5pm till 11pm except Mondays" without its exception. */
export function withoutException(site: Site, days: readonly number[]): Outcome | null {
  const found = site.page.texts.flatMap((text) => {
    const match = text.value.length < longest ? except.exec(text.value) : null;
    const shut = namedDays(match?.[1] ?? '');
    return match && shut.some((day) => days.includes(day)) ? [{ text, match, shut }] : [];
  });
  if (found.length === 0) return null;
  if (found.some(({ shut }) => shut.some((day) => !days.includes(day))))
    return refuse('other days are closed as well. Say the hours of the whole week.');
  const edits: Edit[] = found.flatMap(({ text, match }) =>
    textEdit(site.page, text, text.value.replace(match[0], '').trim()),
  );
  return {
    site: site.edit(edits),
    sentence: 'The hours no longer leave out that day.',
    holds: (after) =>
      !after.page.texts.some(
        ({ value }) =>
          value.length < longest &&
          namedDays(except.exec(value)?.[1] ?? '').some((day) => days.includes(day)),
      ),
  };
}

const longest = 400;
