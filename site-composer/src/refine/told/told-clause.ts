import { namingWords } from './content-words';
import { valuesIn } from './values';
import type { Value } from './values';

/** A value that is told anew: of what, and the one that no longer holds where that was said. */
export interface ToldValue {
  readonly value: Value;
  readonly old: Value | null;
  readonly names: readonly string[];
  /** Whether it is the end or the beginning of a span: "until 5", "from 9". */
  readonly bound: 'from' | 'until' | null;
}

const longest = 280;
const old =
  /(?:^|[\s,])(?:instead of|rather than|in place of|and not|not|no longer|was|statt|anstatt|nicht|nicht mehr|en vez de|en lugar de|y no|no|in plaats van|niet|au lieu de|et non|pas|invece di|e non|em vez de)(?: the| just| only| at| on| is| de| los| las| um| om)? *$/iu;
const before = /(?:^|\s)(?:from|von|desde|de|van|da)(?: the)? *$/iu;
const onward = /^ *(?:to|up to|down to|auf|a|à|naar|para|su)(?: the)? *$/iu;
const untilWord =
  /(?:^|\s)(?:till|til|until|bis|tot|hasta(?: las)?|fino alle|jusqu'à|até(?: às)?|up to)(?: the)? *$/iu;
const fromWord = /(?:^|\s)(?:from|ab|von|vanaf|desde(?: las)?|dalle|das)(?: the)? *$/iu;
const joint = /^ *(?:to|till|til|until|-|–|bis|tot|a|à|al|hasta(?: las)?) *$/iu;

/** What may be told at all, the most telling first: beside a sum, "120 bass" is a name. */
const classes: readonly (readonly Value['kind'][])[] = [
  ['sum', 'time', 'share'],
  ['amount', 'number'],
];

/** Reads "the Grand Final's been moved to 3.30 and trophies 4.15"; null where it is no such clause. */
export function readTold(clause: string): ToldValue[] | null {
  if (clause.length > longest || /[‹“"]/.test(clause)) return null;
  const all = valuesIn(clause);
  if (all.some(({ kind }) => kind === 'date')) return null;
  const kinds = classes.find((one) => all.some(({ kind }) => one.includes(kind)));
  if (!kinds) return null;
  const values = all.filter(
    ({ kind, start }, at) =>
      kinds.includes(kind) || (kind === 'number' && isOld(clause, all, at, start)),
  );
  return paired(clause, values);
}

/** "10 weeks instead of 7", "from 180 to 195 €": an old value may lack its unit. */
function isOld(clause: string, all: readonly Value[], at: number, start: number): boolean {
  const lead = clause.slice(all[at - 1]?.end ?? 0, start);
  return old.test(lead) || isLeft(clause, all, at);
}

/** "from 7 to 10": what it is changed from. Of times both belong to a span. */
function isLeft(clause: string, all: readonly Value[], at: number): boolean {
  const [value, next] = [all[at], all[at + 1]];
  return (
    value !== undefined &&
    next !== undefined &&
    next.kind !== 'time' &&
    before.test(clause.slice(all[at - 1]?.end ?? 0, value.start)) &&
    onward.test(clause.slice(value.end, next.start))
  );
}

function paired(clause: string, values: readonly Value[]): ToldValue[] | null {
  const regions = [''];
  const told: { value: Value; old: Value | null; lead: string }[] = [];
  let [from, left] = [0, null as Value | null];
  for (const [at, value] of values.entries()) {
    const lead = clause.slice(from, value.start);
    from = value.end;
    const last = told.at(-1);
    const isMoved = isLeft(clause, values, at);
    if (isMoved || isOld(clause, values, at, value.start)) {
      regions[regions.length - 1] += ` ${lead.replace(isMoved ? before : old, ' ')}`;
      if (last && !isMoved && last.old === null) last.old = value;
      else if (left === null) left = value;
      else return null;
      continue;
    }
    // Of a span both ends change: that is for those who know opening hours.
    if (last && value.kind === 'time' && joint.test(lead)) return null;
    regions[regions.length - 1] += ` ${lead}`;
    told.push({ value, old: left, lead });
    left = null;
    regions.push('');
  }
  regions[regions.length - 1] += ` ${clause.slice(from)}`;
  return told.length === 0 || left !== null ? null : withNames(told, regions);
}

/** The words before a value name it; where none stand before the first, those behind. */
function withNames(
  told: readonly { value: Value; old: Value | null; lead: string }[],
  regions: readonly string[],
): ToldValue[] {
  const named = regions.map((region) => namingWords(region));
  const isBefore = (named[0]?.length ?? 0) > 0;
  return told.map(({ value, old: gone, lead }, at) => ({
    value,
    old: gone,
    bound: untilWord.test(lead) ? 'until' : fromWord.test(lead) ? 'from' : null,
    names: [
      ...(isBefore ? (named[at] ?? []) : (named[at + 1] ?? [])),
      ...(isBefore && at === told.length - 1 ? (named[at + 1] ?? []) : []),
    ],
  }));
}
