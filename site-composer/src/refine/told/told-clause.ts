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
  /** What a sum is for one of: "48 a person". */
  readonly per?: string;
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

/** The ways a clause can be read: what costs something may have an amount in its name, or one that is told as well. */
export function readingsOf(clause: string): readonly ToldValue[][] {
  if (clause.length > longest || /[‹“"]/.test(clause)) return [];
  const all = valuesIn(clause);
  const first = readTold(clause);
  const isMixed =
    all.some(({ kind }) => kind === 'amount') && all.some(({ kind }) => kind === 'sum');
  const mixed = isMixed && !all.some(({ kind }) => kind === 'date') ? paired(clause, all) : null;
  return [first, mixed].filter((reading) => reading !== null);
}

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

/** What is said on behind a value may be of more than the value: a condition, or a thing of its own. */
const goesOn =
  /\b(?:it|they|we|he|she|there|who|which|because|if|when|unless|except|only|inside|outside|while|but)\b|(?<!\p{L})(?:wenn|aber|nur|außer|si|mais|sauf|pero|solo|sólo|salvo|ma|se|tranne|als|maar|alleen|mas|só)(?!\p{L})/iu;
const asking =
  /,?\s*(?:so |and )?(?:please$|(?:please |kindly |can you |could you |would you )+(?:fix|change|update|correct|adjust|edit|amend|sort)\b.{0,60}$|put it\b.{0,30}$|if (?:you can|possible)$)/iu;

function paired(clause: string, values: readonly Value[]): ToldValue[] | null {
  const regions = [''];
  const told: { value: Value; old: Value | null; lead: string; per?: string }[] = [];
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
    told.push({ value, old: left, lead, ...perIn(clause.slice(value.end)) });
    left = null;
    regions.push('');
  }
  const tail = clause.slice(from).replace(asking, '');
  if (told.length === 0 || goesOn.test(tail)) return null;
  regions[regions.length - 1] += ` ${tail}`;
  return told.length === 0 || left !== null ? null : withNames(told, regions);
}

const perOne =
  /^\s?(?:a|an|per|each|pro|par|por|al|alla|à la|la|le|el|il|o)\s(\p{L}{3,20})|^\s?\/\s?(\p{L}{2,20})/iu;

/** "48 a person", "12 € par lit": what a sum is for one of. */
export function perIn(behind: string): { per: string } | Record<string, never> {
  const [, word, short] = perOne.exec(behind) ?? [];
  const per = word ?? short;
  return per === undefined ? {} : { per: per.toLowerCase() };
}

const closes =
  /(?<!\p{L})(?:close|closes|closing|shut|shuts|ferme|fermons|fermez|cierra|cerramos|cierran|chiude|chiudiamo|sluit|sluiten|schließt|schließen|fecha|fechamos)(?!\p{L})/iu;
const opens =
  /(?<!\p{L})(?:open|opens|opening|ouvre|ouvrons|abre|abrimos|apre|apriamo|öffnet|öffnen)(?!\p{L})/iu;

/** Which end of a span is told: "until 5", and "we close at 5". */
function boundOf(lead: string): ToldValue['bound'] {
  if (untilWord.test(lead) || closes.test(lead)) return 'until';
  return fromWord.test(lead) || opens.test(lead) ? 'from' : null;
}

/** The words before a value name it; where none stand before the first, those behind. */
function withNames(
  told: readonly { value: Value; old: Value | null; lead: string; per?: string }[],
  regions: readonly string[],
): ToldValue[] {
  const named = regions.map((region) => namingWords(region));
  const isBefore = (named[0]?.length ?? 0) > 0;
  const own = told.map((_, at) => (isBefore ? (named[at] ?? []) : (named[at + 1] ?? [])));
  return told.map(({ value, old: gone, lead, per }, at) => ({
    value,
    old: gone,
    ...(per === undefined ? {} : { per }),
    bound: boundOf(lead),
    // "is 8 weeks now and costs £110": both are of what was named first.
    names: [
      ...(own[at]?.length === 0 ? (own[at - 1] ?? []) : (own[at] ?? [])),
      ...(isBefore && at === told.length - 1 ? (named[at + 1] ?? []) : []),
    ],
  }));
}
