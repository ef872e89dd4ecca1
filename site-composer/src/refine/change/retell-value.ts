import { escapeText } from 'site-document/escape';
import { rangeOf } from 'site-document/tree';
import type { PageText } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import type { Edit } from '../refine-types';
import type { Site } from '../site';
import { placesOf } from '../told/find-value';
import type { Place } from '../told/value-around';
import { readingsOf } from '../told/told-clause';
import type { ToldValue } from '../told/told-clause';
import { writtenLike } from '../told/write-value';

/** "The Grand Final's been moved to 3.30 and trophies 4.15": values that are told anew, where they stand. */
export const retellValue: Changer = (request, site): Outcome | null => {
  if (['remove', 'move', 'swap', 'duplicate'].includes(request.action ?? '')) return null;
  return request.quotes.length > 0 ? null : firstRetold(site, request.asked);
};

interface Retold {
  readonly place: Place;
  readonly next: string;
}

/** Whether every value of a clause has one place on the page. */
export function isRetold(site: Site, clause: string): boolean {
  return firstRetold(site, clause) !== null;
}

function firstRetold(site: Site, clause: string): Outcome | null {
  for (const reading of readingsOf(clause)) {
    const outcome = retell(site, reading);
    if (outcome) return outcome;
  }
  return null;
}

function retell(site: Site, told: readonly ToldValue[]): Outcome | null {
  const retold: Retold[] = [];
  for (const one of told) {
    const places = placesOf(site, one);
    if (places === null || places === 'several') return null;
    for (const place of places) retold.push({ place, next: writtenLike(one.value, place.value) });
  }
  const changed = retold.filter(({ place, next }) => place.value.words !== next);
  if (changed.length === 0) return refuse(`it says “${retold[0]?.next ?? ''}” already.`);
  const edits = changed.map((one) => editOf(site, one));
  if (edits.some((edit) => edit === null) || overlap(edits)) return null;
  const sentences = [...new Set(changed.map((one) => sentenceOf(one)))];
  return {
    site: site.edit(edits.flatMap((edit) => edit ?? [])),
    isWhole: true,
    sentence: sentences.slice(0, mostTold).join(' '),
    holds: (after) =>
      changed.every(({ next }) => after.page.texts.some(({ value }) => value.includes(next))),
  };
}

const mostTold = 4;
const longest = 70;

function sentenceOf({ place: { value, segment }, next }: Retold): string {
  const said = segment.length > longest || segment === value.words ? '' : segment;
  return said === ''
    ? `“${value.words}” is now “${next}”.`
    : `“${said}” is now “${said.replace(value.words, next)}”.`;
}

const overlap = (edits: readonly (Edit | null)[]): boolean => {
  const starts = edits.map((edit) => edit?.start);
  return new Set(starts).size < starts.length;
};

/** The value's own place in the source, of a text whose signs may be written otherwise there. */
function editOf(site: Site, { place: { text, value }, next }: Retold): Edit | null {
  const range = rangeOf(text);
  if (!range) return null;
  const source = site.page.source.slice(range.start, range.end);
  const at = source === text.value ? value.start : placeIn(source, text, value.words, value.start);
  if (at === -1) return null;
  const start = range.start + at;
  const old = source === text.value ? value.words : escapeText(value.words);
  return { file: 'html', start, end: start + old.length, text: escapeText(next) };
}

function placeIn(source: string, text: PageText, words: string, start: number): number {
  const at = escapeText(text.value.slice(0, start)).length;
  return source.startsWith(escapeText(words), at) ? at : -1;
}
