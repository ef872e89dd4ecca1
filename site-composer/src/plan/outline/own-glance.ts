import type { Brief, GivenDate } from '../../model/brief';
import { trimMarks } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { writtenDate } from '../write-date';

type Fact = Extract<DraftSection, { kind: 'facts' }>['facts'][number];

/** "Date is Saturday", "Datum: …": the name of the row, and nothing that takes place. */
const generic = /^(?:the )?(?:date|day|when|datum|tag|wann|fecha|día|data|dia|jour|giorno|dag)$/iu;
const place =
  /^(?:venue|location|place|where|ort|wo|lieu|lugar|luogo|local|plaats|locatie|at|in)\b:?\s*/iu;
const behindDate =
  /^[^.\n]{0,24}?\b(?:at|venue:?|location:?)\s(?:the\s)?(\p{Lu}[\p{L}'’-]*(?:\s(?:of\s|the\s)?\p{Lu}[\p{L}'’-]*){0,5}(?:,\s\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,3}){0,3})/u;
const goesOn = /^(?:,\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3}){1,3}/u;
/** "On the field at Ashgrove Primary" takes place nowhere else. */
const atPlace = /^(?:at|in|on)\s(?=(?:the\s)?\p{L})(.*\p{Lu}.*)$/u;
const longestWhere = 110;
const behind = 160;

/** Where the one day of a page takes place, as far as it was said beside the day. */
export function venueOf({ prompt }: Brief, { words, where }: GivenDate): string | null {
  if (where !== undefined) {
    const bare = trimMarks(where.replace(place, ''));
    const at = prompt.indexOf(bare);
    const rest = at === -1 ? '' : prompt.slice(at + bare.length, at + bare.length + longestWhere);
    return `${bare}${goesOn.exec(rest)?.[0] ?? ''}`;
  }
  const at = prompt.indexOf(words);
  if (at === -1) return null;
  return behindDate.exec(prompt.slice(at + words.length, at + words.length + behind))?.[1] ?? null;
}

/**
 * The one day there is, with where it takes place, as rows at a glance instead of a list of dates with one line; a single day that is
 * told in a sentence needs no list.
 */
export function withGlance(
  context: PageContext,
  rows: readonly DraftSection[],
): readonly DraftSection[] {
  const { brief, say } = context;
  const lone = rows.find((draft) => draft.kind === 'schedule' && draft.entries.length === 1);
  const days = brief.facts.dates.filter(({ iso, bound }) => iso !== null && bound === undefined);
  const [day] = days;
  const entry = lone?.kind === 'schedule' ? lone.entries[0] : undefined;
  const at = atPlace.exec(entry?.title ?? '')?.[1];
  const isGeneric = entry === undefined || generic.test(entry.title) || at !== undefined;
  const isOfDay = ['event', 'celebration'].includes(brief.purpose) || entry !== undefined;
  if (day === undefined || days.length > 1 || !isGeneric || !isOfDay) return rows;
  const where = venueOf(brief, day) ?? at ?? null;
  if (where === null) return rows;
  const facts: Fact[] = [
    { label: say('when'), value: writtenDate(day, brief.language) },
    { label: say('where'), value: where },
  ];
  const glance: DraftSection = {
    kind: 'facts',
    heading: say('glance'),
    navigation: null,
    facts,
  };
  return [glance, ...rows.filter((draft) => draft !== lone)];
}

/** Labels of such rows, which a sentence may name its facts by. */
export const glanceWords =
  'date day venue location place where when datum ort lieu lugar luogo local plaats';
