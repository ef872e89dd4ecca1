import { tradeNamedIn } from './choose-trade';
import { meaningOf, nearness, rankOf } from '../catalogue/words/word-vectors';

const regions: readonly (readonly string[])[] = [
  ['london', 'manchester', 'birmingham', 'leeds', 'bristol', 'glasgow'],
  ['hereford', 'shrewsbury', 'whitby', 'penrith', 'taunton', 'ludlow'],
  ['chicago', 'boston', 'seattle', 'denver', 'austin'],
  ['hamburg', 'stuttgart', 'lyon', 'toulouse', 'rotterdam', 'bologna'],
];
/** Words that are used more often than this are hardly ever a town, unless they are as near as a city. */
const common = 5_000;
const near = 0.42;
const city = 0.75;
const mostWords = 5;

/** "nail salon leicester": a trade and behind it a town, written without a capital or a word that joins them. */
export function townBehind(
  phrase: string,
): { readonly thing: string; readonly town: string } | null {
  const words = phrase.split(' ');
  const [thing, town = ''] = [words.slice(0, -1).join(' '), words.at(-1)];
  if (words.length < 2 || words.length > mostWords || !/^\p{Ll}{4,}$/u.test(town)) return null;
  if (tradeNamedIn(thing) === null || tradeNamedIn(town) !== null) return null;
  const meaning = meaningOf([town]);
  if (!meaning) return null;
  const closest = Math.max(
    ...regions.map((names) => {
      const region = meaningOf([...names]);
      return region ? nearness(meaning, region) : 0;
    }),
  );
  const least = (rankOf(town) ?? common) >= common ? near : city;
  return closest >= least ? { thing, town } : null;
}

/** "Driving instructor Leeds" in Leeds is a driving instructor. */
export function withoutTown(phrase: string, town: string | null): string {
  const thing =
    town !== null && phrase.endsWith(` ${town}`) ? phrase.slice(0, -town.length - 1) : phrase;
  return / (?:in|of|at|near|for|from|to)$/iu.test(thing) || thing === '' ? phrase : thing;
}
