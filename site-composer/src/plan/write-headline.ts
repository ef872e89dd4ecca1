import { capitalised, joined } from '../text/casing';
import { fill } from '../catalogue/messages/messages';
import type { Brief } from '../model/brief';
import { readTokens } from '../text/sentences';
import type { PageContext } from './page-context';

const mostWords = 9;

/**
 * Writes a headline of at most nine words: the given promise, a prepared line that fits, or the
 * subject's own offer.
 */
export function writeHeadline(context: PageContext): string {
  const { brief } = context;
  if (brief.promise !== null) return capitalised(brief.promise);
  const prepared = fromTrade(context);
  const lines = isTool(context)
    ? [
        ...namedPitch(context),
        ...pitch(context),
        ...forAudience(context, []),
        ...ownThing(context),
        ...prepared,
      ]
    : [
        ...ownName(context),
        ...urgent(context),
        ...forAudience(context, prepared),
        ...prepared,
        ...pitch(context),
      ];
  const candidates = [...lines, ...fromBrief(context)].filter(
    (line) => !brief.asked.avoid.some((word) => line.toLowerCase().includes(word)),
  );
  return (
    candidates.find((line) => line.split(' ').length <= mostWords) ??
    capitalised(brief.subject.phrase).split(' ').slice(0, mostWords).join(' ')
  );
}

/** People choose a tool by what it does. */
const isTool = ({ brief }: PageContext): boolean =>
  brief.purpose === 'product' || brief.purpose === 'application';

/** "Finds unused indexes" is the line of a tool; "shows workshops of coopers" is half a sentence about a museum. */
function pitch(context: PageContext): string[] {
  const { pitch: line } = context.brief;
  if (line === null) return [];
  const [first] = readTokens(line);
  const isHalf = first?.pos === 'VERB' && first.lower !== first.lemma && first.lower.endsWith('s');
  return isHalf && !isTool(context) ? [] : [line];
}

/** "Tidewise helps small clinics cut missed appointments", as far as the line is not too long. */
function namedPitch({ brief }: PageContext): string[] {
  if (brief.pitch === null || !brief.name.given || brief.language !== 'en') return [];
  const [first] = readTokens(
    `it ${brief.pitch.charAt(0).toLowerCase()}${brief.pitch.slice(1)}`,
  ).slice(1);
  if (first?.pos !== 'VERB' || first.lower === first.lemma || !first.lower.endsWith('s')) return [];
  return [`${brief.name.text} ${brief.pitch.charAt(0).toLowerCase()}${brief.pitch.slice(1)}`];
}

/** A tool that says in its own words what it is: "Invoicing tool", "Rota planner". */
function ownThing({ brief }: PageContext): string[] {
  const words = brief.subject.phrase.split(' ');
  return brief.name.given && brief.purpose === 'product' && words.length >= fewestTelling
    ? [capitalised(brief.subject.phrase)]
    : [];
}

const fewestTelling = 3;

/** What cannot wait, and who comes to people, says so in the line that is read first. */
function urgent(context: PageContext): string[] {
  const { brief, say } = context;
  if (
    brief.language !== 'en' ||
    !/^(?:emergency|24[ -]hour|same[ -]day|mobile)\s/iu.test(brief.subject.phrase)
  )
    return [];
  const round = /(?<!\p{L})24\s?\/\s?7(?!\d)/u.test(brief.prompt.slice(0, longestRead))
    ? ', 24/7'
    : '';
  return [`${capitalised(brief.subject.phrase)}${placeOf(brief, say('in'), say('and'))}${round}`];
}

const longestRead = 2_000;

/** For whom it is, behind a prepared line that is still open at its end, else behind what it is and where. */
function forAudience(context: PageContext, prepared: readonly string[]): string[] {
  const { brief, say } = context;
  const { audience, subject, language } = brief;
  if (audience === null || language !== 'en' || / for /i.test(subject.phrase)) return [];
  if (/^(?:all|every\p{L}*|any\p{L}*)\b/iu.test(audience)) return [];
  const open = /[,.;:?!]| (?:for|and|or|that|who) /iu;
  const thing = prepared.find((line) => !open.test(line)) ?? '';
  return [
    ...(thing === '' ? [] : [`${thing} for ${audience}`]),
    `${capitalised(subject.phrase)}${placeOf(brief, say('in'), say('and'))} for ${audience}`,
    ...(isTool(context) ? [`${capitalised(subject.phrase)} for ${audience}`] : []),
  ];
}

/** What people come for by name: an event, a band, a magazine. */
function ownName({ brief, trade }: PageContext): string[] {
  const [first] = readTokens(brief.subject.phrase);
  const isDeed =
    first?.pos === 'VERB' && first.lower.endsWith('ing') && brief.purpose !== 'application';
  const named =
    isDeed ||
    ['event', 'celebration', 'person', 'publication', 'community', 'organisation'].includes(
      brief.purpose,
    );
  const prepared = trade?.headlines.some((line) => line.includes('{name}')) === true;
  return brief.name.given && named && !prepared && brief.name.text.split(' ').length <= 5
    ? [brief.name.text]
    : [];
}

/** Prepared lines of which every place is filled; those that use more of what was given come first. */
function fromTrade({ brief, trade }: PageContext): string[] {
  if (!trade) return [];
  const values: Record<string, string> = {
    ...(brief.place === null ? {} : { place: brief.place }),
    ...(brief.name.given ? { name: brief.name.text } : subjectValue(brief)),
  };
  const fitting = trade.headlines
    .map((pattern) => ({ pattern, places: pattern.match(/\{\w+\}/g) ?? [] }))
    .filter(({ places }) => places.every((place) => values[place.slice(1, -1)] !== undefined));
  const most = Math.max(0, ...fitting.map(({ places }) => places.length));
  const equal = fitting.filter(({ places }) => places.length === most);
  const named = equal.filter(({ places }) => places.some((place) => place === '{subject}'));
  const best = named.length > 0 ? named : equal;
  const first = brief.seed % Math.max(1, best.length);
  return [...best.slice(first), ...best.slice(0, first), ...fitting].map(({ pattern }) =>
    fill(withPreposition(pattern, brief), values),
  );
}

/** A short subject without a name, as it stands within a line: "Enter the fishing contest". */
function subjectValue({ subject, language }: Brief): Record<string, string> {
  const words = subject.phrase.split(' ');
  const isShort = words.length >= 2 && words.length <= 4;
  return isShort && language === 'en' && !/(?:[^s]s|ing)$/iu.test(subject.phrase)
    ? {
        subject: /\p{Lu}\p{Lu}/u.test(subject.phrase) ? subject.phrase : lowerFirst(subject.phrase),
      }
    : {};
}

/** "Rooms in {place}" where the place brings its own preposition, or is a lake in German. */
function withPreposition(pattern: string, { place, language }: Brief): string {
  const town = place ?? '';
  if (nearby.test(town)) return pattern.replace(/\b(?:in|à|en|em|a) (?=\{place\})/u, '');
  return language === 'de' && town.endsWith('see')
    ? pattern.replace('in {place}', 'am {place}')
    : pattern;
}

/** Places one is at and not in. */
const sites =
  /^(?:lake|loch|mount|mt|the river|river)\b|\b(?:lake|beach|river|hill|moor|heath|common|farm|park|hall|pier|quay|square|road|street|lane|bridge|campus)$/i;

/** Where a place brings its own preposition. */
const nearby =
  /^(?:near|outside|just outside|around|off|bei|près de|cerca de|perto de|vicino a|bij)\s/i;

const mostAreas = 3;

/** " in Totnes", " at Lake Vyrnwy"; of two or three towns that are served, all. */
function placeOf({ place, facts, language }: Brief, within: string, and: string): string {
  const round = place === null || facts.areas.length === 0 ? facts.areas : [place, ...facts.areas];
  const towns = [...new Set(round)].filter((town) => town.split(' ').length <= 3);
  if (place === null && (towns.length === 0 || towns.length > mostAreas)) return '';
  const named =
    towns.length > 1 && towns.length <= mostAreas && facts.address === null
      ? joined(towns, and)
      : (place ?? towns[0] ?? '');
  if (nearby.test(named)) return ` ${named}`;
  if (language === 'en' && sites.test(named)) return ` at ${named}`;
  return ` ${language === 'de' && named.endsWith('see') ? 'am' : within} ${named}`;
}

function fromBrief({ brief, say }: PageContext): string[] {
  const phrase = capitalised(brief.subject.phrase);
  const items = brief.lists
    .filter(
      ({ heading, items: own }) => heading === null || own.some(({ price }) => price !== undefined),
    )
    .flatMap((list) => list.items.map(({ title }) => title))
    .filter((title) => title.split(' ').length <= 3);
  const place = placeOf(brief, say('in'), say('and'));
  const thin = phrase.split(' ').length < 2 && place === '';
  const things = capitalised(
    joined(
      items
        .slice(0, 3)
        .map((item, at) => (brief.language === 'de' || at === 0 ? item : lowerFirst(item))),
      say('and'),
    ),
  );
  const lines = [
    thin && items.length > 1 ? things : '',
    phrase.split(' ').length < 7 ? phrase + place : '',
    brief.audience === null || brief.language !== 'en' ? '' : `${phrase} for ${brief.audience}`,
    phrase,
  ];
  return lines.filter((line) => line !== '');
}

/** Within a line only names keep their capital. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) &&
    text
      .split(' ')
      .slice(1)
      .every((word) => !/^\p{Lu}/u.test(word))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
