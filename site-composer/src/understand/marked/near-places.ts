import type { Span } from '../../spans/find-spans';

const leadsToPlace =
  /\s(?:near|in|by|outside|off|just outside|bei|près de|cerca de|vicino a|nabij)$/iu;

/** "Home Farm near" goes on with the town that follows it at once. */
export function withNearPlace(spans: readonly Span[], text: string): readonly Span[] {
  return spans.map((span, at) => {
    const next = spans[at + 1];
    const goesOn =
      (span.label === 'where' || span.label === 'address') &&
      leadsToPlace.test(` ${span.text}`) &&
      next !== undefined &&
      isTown(next) &&
      text.slice(span.end, next.start).trim() === '';
    if (!goesOn) return span;
    // "Near Maldon, Essex": the county goes with its town.
    const county = spans[at + 2];
    const isCounty =
      county !== undefined && isTown(county) && text.slice(next.end, county.start) === ', ';
    const { end } = isCounty ? county : next;
    return { ...span, end, text: text.slice(span.start, end) };
  });
}

const isTown = ({ label }: Span): boolean => label === 'place' || label === 'area';

const joint =
  /^,?\s(?:at|in|@|im|in der|beim?|au|à la|chez|en el|en la|nel|nella|no|na)\s(?:the\s)?$/iu;

/** "10 to 12 July at Home Farm": where a day takes place stands right behind it. */
export function withPlaceOfDay(spans: readonly Span[], text: string): readonly Span[] {
  let record = Math.max(0, ...spans.map((span) => span.record ?? 0));
  const all = [...spans];
  for (const [at, place] of all.entries()) {
    const before = all[at - 1];
    const isOf =
      place.label === 'where' &&
      place.record === null &&
      (before?.label === 'date' || before?.label === 'time') &&
      joint.test(text.slice(before.end, place.start));
    if (!isOf || before === undefined) continue;
    if (before.record === null) record += 1;
    const shared = before.record ?? record;
    all[at - 1] = { ...before, record: shared };
    all[at] = { ...place, record: shared };
  }
  return all;
}

const streetKinds =
  'Road|Street|Lane|Avenue|Square|Terrace|Crescent|Quay|Wharf|Parade|Broadway|Drive|Close|Rd|St|Ave|Ln';
const onStreet = new RegExp(
  `(?<!\\p{L})(?:on|at|off|in|down|along)\\s(?:the\\s)?((?:\\d+[a-z]?(?:[-–]\\d+)?,? )?(?:\\p{Lu}[\\p{L}'’]+ ){1,3}(?:${streetKinds}))\\b(?!\\s\\p{Lu}\\p{L}+ (?:Station|Market|Club|Theatre|School|Church|Park))`,
  'u',
);
/** "12 rue de la Chalotais". */
const numberedStreet =
  /(?<![\p{L}\d])(\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|place|quai|chemin|impasse|allée|cours)\s(?:(?:de|du|des|la|le|les)\s|(?:l|d)['’]){0,3}\p{L}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]+){0,3})/u;
const town =
  /^(?:,| in|, in|)\s(\p{Lu}[\p{L}'’-]+(?: (?:on|upon|of|le|the|under|\p{Lu}[\p{L}'’-]+))*)/u;

/** "A tailor's on Gloucester Road in Bristol": a street is where it is, whatever its words were taken for. */
export function withStreet(spans: readonly Span[], text: string): readonly Span[] {
  if (spans.some(({ label }) => label === 'address')) return spans;
  const read = text.slice(0, longestRead);
  const found = onStreet.exec(read) ?? numberedStreet.exec(read);
  const words = found?.[1];
  if (found === null || words === undefined) return spans;
  const start = found.index + found[0].length - words.length;
  const end = start + words.length;
  const first = spans.find(({ label }) => label === 'name');
  const over = spans.filter((span) => span.start < end && span.end > start);
  // The street is part of another thing: a hall, the name of the shop, an event.
  if (over.some((span) => !replaced.has(span.label) || span === first || isWider(span, start, end)))
    return spans;
  const behind = town.exec(text.slice(end, end + 60))?.[1];
  const address: Span = {
    label: 'address',
    start,
    end,
    text: behind === undefined ? words : `${words}, ${behind}`,
    record: null,
    sure: 1,
  };
  return [...spans.filter((span) => !over.includes(span)), address].toSorted(
    (one, next) => one.start - next.start,
  );
}

const longestRead = 6_000;
const replaced = new Set<Span['label']>([
  'name',
  'place',
  'area',
  'where',
  'item',
  'subject',
  'fact',
]);
/** "Hyde Park Road Leeds" is a street with its town. */
const isWider = ({ text, start, end: last }: Span, from: number, end: number): boolean =>
  start < from - 1 || (last > end + 1 && !/^\s\p{Lu}\p{Ll}+$/u.test(text.slice(end - start)));
