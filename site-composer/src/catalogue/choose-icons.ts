import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { IconName } from '../model/page';
import { meaningOf, nearness, rankOf } from './words/word-vectors';
import type { Meaning } from './words/word-vectors';
import { showsOneOf, showsTitle, stem } from './icon-matches';

/** Minimum similarity: below it no icon is better than any other. */
const floor = 0.58;

interface Candidate {
  readonly name: IconName;
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** Of those words, which are rare enough to tell something. */
  readonly telling: ReadonlySet<string>;
  readonly meaning: Meaning | null;
}

let loaded: readonly Candidate[] | undefined;

function candidates(): readonly Candidate[] {
  loaded ??= readNames().map((name) => {
    const words = name.split('-');
    return {
      name,
      words,
      stems: words.map(stem),
      telling: new Set(words.filter((word) => (rankOf(word) ?? 50_000) > 1_200)),
      meaning: meaningOf(words),
    };
  });
  return loaded;
}

function readNames(): string[] {
  const file = new URL('icons/icon-names.json', import.meta.url);
  return z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Drawings that are known by another word than people use, and words whose drawing shows something else. */
const drawnAs: Readonly<Record<string, IconName>> = {
  bee: 'honeybee',
  bees: 'honeybee',
  bike: 'bicycle',
  bikes: 'bicycle',
  coffee: 'hot-beverage',
  cricket: 'cricket-game',
  curry: 'curry-rice',
  pub: 'clinking-beer-mugs',
};

/** The drawing that a single word asks for by name, whatever that is called here. */
export const iconNamed = (word: string): IconName | undefined =>
  drawnAs[word] ?? (hasIcon(word) ? word : undefined);

/** Whether there is an icon with this name. */
export function hasIcon(name: string): boolean {
  return candidates().some((candidate) => candidate.name === name);
}

/**
 * Up to `count` different icons for what some words mean, best first. One title is shown by its head alone; several
 * words are the words of a subject, any of which may be drawn. None where no drawing shows it: a wrong one is worse.
 */
export function chooseIcons(words: readonly string[], count: number, least = floor): IconName[] {
  const plain = words
    .flatMap((word) => word.toLowerCase().split(/[^\p{L}]+/u))
    .filter((word) => word.length > 2 && !empty.has(word));
  const known = plain.length === 1 ? drawnAs[plain[0] ?? ''] : undefined;
  if (known !== undefined) return [known];
  const meaning = meaningOf(plain);
  if (!meaning) return [];
  const stems = new Set(plain.map(stem));
  return candidates()
    .map((candidate) => ({ name: candidate.name, score: scoreOf(candidate, meaning, stems) }))
    .filter(({ name, score }) => score >= least && shows(name, words, plain))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ name }) => name);
}

/** Similarity in meaning; words of the icon's name weigh more, rare ones most. */
function scoreOf(
  { words, stems: ownStems, telling: rare, meaning: own }: Candidate,
  meaning: Meaning,
  stems: ReadonlySet<string>,
): number {
  if (!own) return ownStems.some((word) => stems.has(word)) ? 1 : 0;
  const shared = words.filter((_, at) => stems.has(ownStems[at] ?? ''));
  const telling = shared.some((word) => rare.has(word));
  const exact = shared.length === words.length ? 0.35 : telling ? 0.12 : 0;
  return nearness(own, meaning) + exact;
}

function shows(name: IconName, words: readonly string[], plain: readonly string[]): boolean {
  const [only] = words;
  return words.length === 1 && only?.includes(' ') === true
    ? showsTitle(name, only)
    : showsOneOf(name, plain);
}

const empty = new Set(
  'guide pick watch seal key label the and for with our your from that this are you who business company service services website site page app application platform tool local online small family new good best every each all make made get one two use'.split(
    ' ',
  ),
);
