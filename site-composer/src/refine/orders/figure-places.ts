import { attributeOf } from 'site-document/tree';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { likeness } from '../told/content-words';
import { figuresIn } from './figures';
import type { Figure } from './figures';
import { clauseBorder, linesOf, piecesOf } from './page-units';
import type { Line } from './page-units';

/** A figure on the page with the words it belongs to. */
export interface FigurePlace {
  readonly line: Line;
  readonly figure: Figure;
  readonly near: readonly string[];
}

export interface RankedPlace {
  readonly place: FigurePlace;
  readonly score: number;
  /** How many of the words that were said stand beside it. */
  readonly named: number;
}

export function figurePlaces(site: Site, kinds: ReadonlySet<string>): FigurePlace[] {
  return linesOf(site).flatMap((line) => {
    const { value } = line.text;
    // The digits of a telephone number count nothing.
    if (/^(?:tel|mailto):/u.test(attributeOf(line.parent, 'href'))) return [];
    const figures = figuresIn(value).filter(({ kind }) => kinds.has(kind));
    if (figures.length === 0) return [];
    const pieces = piecesOf(value, clauseBorder);
    return figures.map((figure) => {
      const piece = pieces.find(({ start, end }) => start <= figure.start && end >= figure.end);
      const own = tellingWords((piece?.said ?? value).replace(figure.words, ' '));
      // What stands alone in its text is of the row around it.
      const isAlone = figures.length === 1;
      return {
        line,
        figure,
        near: isAlone ? [...own, ...tellingWords(value), ...line.rowWords] : own,
      };
    });
  });
}

export const bareFigure = (words: string): string =>
  words.toLowerCase().replaceAll(/[^\p{L}\d.,:]/gu, '');

/** How well what was said names each place, best first. */
export function rankPlaces(
  places: readonly FigurePlace[],
  context: readonly string[],
  next: Figure,
  old: string | null,
): RankedPlace[] {
  return places
    .map((place) => {
      const own = tellingWords(place.figure.words);
      let [score, named] = [0, 0];
      for (const word of context) {
        const here = Math.max(
          likeness(word, place.near),
          place.figure.kind === 'name' ? likeness(word, own) : 0,
        );
        const row = here > 0 ? 0 : likeness(word, place.line.rowWords);
        const head = here + row > 0 ? 0 : likeness(word, place.line.headWords);
        if (here > 1 || row > 1) named += 1;
        score += here / 3 + (row / 3) * 0.6 + (head / 3) * 0.35;
      }
      if (old !== null && bareFigure(old).includes(bareFigure(place.figure.words))) score += 4;
      if (
        next.unit !== null &&
        place.figure.unit !== null &&
        sameUnit(next.unit, place.figure.unit)
      )
        score += 1.5;
      return { place, score, named };
    })
    .toSorted((one, other) => other.score - one.score);
}

const sameUnit = (one: string, other: string): boolean => {
  const [first, second] = [one.split(' '), other.split(' ')];
  return first.some((word) => word.length > 2 && likeness(word, second) >= 2);
};
