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
  const lines = isTool(context)
    ? [...ownName(context), ...pitch(context), ...fromTrade(context)]
    : [...ownName(context), ...fromTrade(context), ...pitch(context)];
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
    ...(brief.name.given ? { name: brief.name.text } : {}),
  };
  const fitting = trade.headlines
    .map((pattern) => ({ pattern, places: pattern.match(/\{\w+\}/g) ?? [] }))
    .filter(({ places }) => places.every((place) => values[place.slice(1, -1)] !== undefined));
  const most = Math.max(0, ...fitting.map(({ places }) => places.length));
  const best = fitting.filter(({ places }) => places.length === most);
  const first = brief.seed % Math.max(1, best.length);
  return [...best.slice(first), ...best.slice(0, first), ...fitting].map(({ pattern }) =>
    fill(withPreposition(pattern, brief), values),
  );
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
