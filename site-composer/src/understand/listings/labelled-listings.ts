import { isBareTopic } from '../../catalogue/topics';
import { isRowTitle } from '../../text/row-title';
import { namesDay, timePhrases } from '../../text/time-phrases';
import { arePlain, areTimed, entryLines } from './entry-lines';
import type { FoundListing } from './found-listing';
import { labelOfRows, listingLabel } from './listing-label';
import type { ListingLabel } from './listing-label';
import type { SentenceRange } from './sentence-ranges';

const longest = 1_200;
const colon = /^([^:"“”;]{2,90}?)\s?:\s+(?=\S)/u;
const dash = /^([^:"“”–—;]{2,40}?)\s[–—-]\s+(?=\S)/u;
const verb =
  /^((?:(?:our|the|my)\s)?(?:\p{L}+\s){0,2}\p{L}+s)\s(?:currently\s)?(?:include|are|cover|includes)(?:\sthings like)?:?\s+(?=\S)/iu;
/** "Meet the team with Ann Lee, chair, and Bo Ray, cook". */
const ofPeople =
  /^((?:and\s)?(?:meet\s)?(?:(?:the|our)\s)?(?:\p{L}+\s)?(?:team|staff|crew|people|coaches|tutors|teachers|hosts|speakers))\s(?:with|is|are)\s+(?=(?:Dr\.?\s)?\p{Lu})/iu;
const fewestOfVerb = 3;
const mostWordsOfVerb = 6;
const mostStarts = 8;

/** Where a list begins behind other words of its sentence. */
const ahead =
  /^.*(?:[,;]\s(?:and\s|then\s|and then\s)?|\sthen\s|\s(?:covers?|with|has|have|shows?|showing|lists?|listing|includes?|including|for)\s)(?=\S)/su;

/** What is said to whoever builds the page, in front of a list: "hire it for parties, classes and meetings" is none. */
const ordersPart =
  /(?<!\p{L})(?:pages?|sites?|website|sections?|hero|header|include|want|need|show|list|then|contents?|bit|part)(?!\p{L})/iu;

interface Head {
  readonly label: ListingLabel;
  /** Where the words of the label begin, and where its list does. */
  readonly from: number;
  readonly body: number;
  readonly isVerb: boolean;
  /** Only entries that are plainly for visitors make a list of what stands below such words. */
  readonly isUnknown: boolean;
}

/** "Services: a, b and c", "Features include a, b and c": a sentence that is a list under the heading in front of it; null for any other. */
export function labelledListing(sentence: SentenceRange, isEnglish: boolean): FoundListing | null {
  if (sentence.text.length > longest) return null;
  for (const from of startsIn(sentence.text)) {
    const text = sentence.text.slice(from);
    const head = headOf(text, isEnglish);
    const lines = head === null ? null : linesOf(text, head);
    if (head === null || lines === null) continue;
    // "Studio for raw earth: adobe, cob, clay" says what it is.
    const isFirst = sentence.start + from === 0;
    if (isFirst && head.label.topic === 'other' && !arePlain(lines) && !areTimed(lines)) continue;
    // "… and what I'll fight for: …": the conjunction goes with it.
    const joins =
      /(?:[,;]|\sand|\sthen|\s)*\s$/iu.exec(sentence.text.slice(0, from))?.[0].length ?? 0;
    return {
      start: sentence.start + from + (head.from === 0 ? -joins : head.from),
      end: sentence.end,
      listing: { ...titleOf(head.label, isFirst), groups: [{ heading: null, lines }] },
    };
  }
  return null;
}

/** A list may be the last of several things between semicolons: "Content: an introduction; selected work – a; b; c". */
const startsIn = (text: string): number[] =>
  [
    0,
    ...[
      ...text.matchAll(/;\s|,\s(?=(?:and\s)?(?:meet the|our|the)?\s?(?:team|staff|crew)\s)/giu),
    ].map(({ index }) => index + 2),
    // "A site that says … and what I'll fight for: …"; "and the shop sells what we grow: …" is one clause.
    ...[
      ...text.matchAll(
        /\s(?=(?:what|how|why|who)\s(?:i|we)(?:['’]ll|\s(?:will|can|do))?\s[^:.]{2,36}:\s)/giu,
      ),
    ]
      .map(({ index }) => index + 1)
      .filter((index) => ordersPart.test(text.slice(0, index))),
  ].slice(0, mostStarts);

function linesOf(
  text: string,
  { label, body, isVerb, isUnknown }: Head,
): ReturnType<typeof entryLines> {
  const lines = entryLines(text.slice(body), label);
  if (lines === null) return null;
  if (isVerb && (lines.length < fewestOfVerb || !lines.every(({ text: entry }) => isThing(entry))))
    return null;
  return isUnknown && !arePlain(lines) ? null : lines;
}

/** "Rehearsals are Tuesdays at 7, in the hall": what is said of when and where is a sentence. */
const isThing = (entry: string): boolean =>
  entry.split(' ').length <= mostWordsOfVerb &&
  isRowTitle(entry.replace(/\s(?:from\s)?[£€$]\d.*$/u, '')) &&
  !timePhrases(entry).some((phrase) => namesDay(phrase.text));

/** "We do:" is no heading; what an instruction begins with names what it is of: "Food van Tikka Truck: …", "Pilates timetable: …". */
export const titleOf = (
  { heading, kind, topic }: ListingLabel,
  isFirst = false,
): { heading: string | null; kind: ListingLabel['kind'] } => ({
  heading:
    /^(?:we|i|you)(?!\p{L})/iu.test(heading) ||
    (isFirst && !isBareTopic(heading) && topic !== 'people')
      ? null
      : heading,
  kind,
});

function headOf(text: string, isEnglish: boolean): Head | null {
  const [all = '', words = ''] = colon.exec(text) ?? dashed(text) ?? [];
  if (words === '') {
    const [people = '', crew = ''] = ofPeople.exec(text) ?? [];
    const named = crew === '' ? null : listingLabel(crew);
    if (named !== null)
      return {
        label: { ...named, topic: 'people' },
        from: 0,
        body: people.length,
        isVerb: false,
        isUnknown: false,
      };
    const [lead = '', list = ''] = (isEnglish ? verb.exec(text) : null) ?? [];
    const label = list === '' ? null : listingLabel(list);
    return label === null
      ? null
      : { label, from: 0, body: lead.length, isVerb: true, isUnknown: false };
  }
  const base = { body: all.length, isVerb: false } as const;
  const whole = listingLabel(words);
  if (whole !== null) return { ...base, label: whole, from: 0, isUnknown: false };
  // "A hero with app store buttons, then How it works: …".
  const [lead = ''] = ahead.exec(words) ?? [];
  const label = ordersPart.test(lead) ? listingLabel(words.slice(lead.length)) : null;
  if (label !== null)
    return {
      ...base,
      label,
      from: lead.replace(/[,;]?\s(?:and\s)?(?:then\s)?$/u, '').length,
      isUnknown: false,
    };
  const unknown = labelOfRows(words);
  return unknown === null ? null : { ...base, label: unknown, from: 0, isUnknown: true };
}

/** A dash stands behind a heading where semicolons part what follows. */
const dashed = (text: string): RegExpExecArray | null =>
  /;\s/u.test(text) ? dash.exec(text) : null;
