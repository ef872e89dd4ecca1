import type { Passage } from '../../model/brief';
import { asPoint, trimMarks } from '../../text/casing';
import { bareTitle } from '../../text/row-title';
import { namesHour, timePhrases } from '../../text/time-phrases';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';

type Entry = Extract<DraftSection, { kind: 'schedule' }>['entries'][number];

/** What takes place one after the other, as a sentence told it. */
export interface ToldSequence {
  readonly draft: Extract<DraftSection, { kind: 'schedule' }>;
  readonly told: Passage;
}

const longest = 320;
const longestTitle = 60;
/** What leads to the next thing, and is when it takes place where no hour was given. */
const next =
  /(?:,\s*(?:and\s)?|\sand\s|\s)(then|afterwards|followed by|after that|after which)(?:\s(?:we|there)(?:['’]ll| will| are| is|['’]s)?(?:\sbe)?)?\s+/giu;

/** "St Mary's Church in Rye at 2pm and then the reception at The Salt Barn": each thing in its order, with its hour and place. English only. */
export function toldSequence({ brief, say }: PageContext): ToldSequence | null {
  if (brief.language !== 'en' || !['celebration', 'event', 'person'].includes(brief.purpose))
    return null;
  for (const passage of brief.passages) {
    const entries = passage.label === null ? entriesOf(passage.text) : null;
    if (entries === null) continue;
    const heading = say('onTheDay');
    return { told: passage, draft: { kind: 'schedule', heading, navigation: heading, entries } };
  }
  return null;
}

function entriesOf(text: string): Entry[] | null {
  if (text.length > longest) return null;
  const entries: Entry[] = [];
  let from = 0;
  let lead = '';
  for (const match of [...text.matchAll(next), null]) {
    const entry = entryOf(text.slice(from, match?.index), lead, entries.length === 0);
    if (entry === null) return null;
    entries.push(entry);
    if (match === null) break;
    lead = /^f/iu.test(match[1] ?? '') ? 'then' : (match[1] ?? '');
    from = match.index + match[0].length;
  }
  return entries.length > 1 ? entries : null;
}

function entryOf(part: string, lead: string, isFirst: boolean): Entry | null {
  // The names and the day in front of the first thing have a place of their own.
  const chunk = isFirst ? lastChunk(part) : part;
  const { when, rest } = withoutTimes(chunk);
  if (isFirst && when === '') return null;
  const said = trimMarks(rest.replaceAll(/\s+/gu, ' ')).replace(/\.$/u, '').trim();
  const [, what = said, place = ''] = atPlace.exec(said) ?? [];
  const isNamed = what.trim() !== '';
  const title = bareTitle((isNamed ? what : place).trim());
  if (title === '' || title.length > longestTitle || isClause.test(title)) return null;
  const text = isNamed ? place : '';
  return {
    when: asPoint(when === '' ? lead : when),
    datetime: null,
    title: asPoint(title),
    ...(text === '' ? {} : { text: asPoint(text) }),
  };
}

const atPlace =
  /^(.*?)(?:\s(?:is|will be|takes place|starts|begins))?\s?(?<!\p{L})(?:at|in|on)\s((?:(?:the|our|my)\s)?\p{L}.+)$/u;
/** "From 5": an hour that nothing but its place tells. */
const bareHour = /\s(?:at|from)\s(\d{1,2}(?:[.:]\d\d)?)$/u;

/** The last part between commas, with what stands behind it where its hour is told there. */
function lastChunk(part: string): string {
  const chunks = part.split(/,\s/u);
  const at = chunks.findLastIndex((chunk) => /[\p{L}]{3}/u.test(withoutTimes(chunk).rest));
  return chunks.slice(Math.max(0, at)).join(' ');
}

/** A part without its hours and days, and the most exact of these. */
function withoutTimes(part: string): { readonly when: string; readonly rest: string } {
  const bare = part.replace(/[.\s]+$/u, '');
  const phrases = timePhrases(bare);
  const rest = phrases.reduceRight(
    (left, { start, end }) =>
      `${left.slice(0, start).replace(/(?:^|\s)(?:at|on|from)\s*$/u, ' ')}${left.slice(end)}`,
    bare,
  );
  const hours = phrases.filter(({ text }) => namesHour(text));
  const [, hour = ''] = phrases.length === 0 ? (bareHour.exec(bare) ?? []) : [];
  const told = (hours.length === 0 ? phrases : hours).map(({ text }) =>
    text.replace(/^(?:on|at)\s/iu, ''),
  );
  return hour === ''
    ? { when: told.join(', '), rest }
    : { when: hour, rest: bare.replace(bareHour, '') };
}

const isClause = /(?<!\p{L})(?:i|we|you|they|he|she|it|who|which|is|are|was|were|will)(?!\p{L})/iu;
