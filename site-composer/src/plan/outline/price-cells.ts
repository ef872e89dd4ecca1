import { bareLeast, insteadOfSum, sumPattern } from '../../text/sums';

/** A part of a list of prices between two of its commas, with the sum it holds. */
export interface Cell {
  readonly before: string;
  readonly price: string | null;
  readonly behind: string;
}

/** A sentence between its commas, and at "and" where each side has a sum of its own; what stands in brackets is not parted. */
export function cellsOf(sentence: string): Cell[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (const match of sentence.matchAll(
    /[()]|[,;]\s+(?:(?:and|plus|und|et|y|e|en)\s)?|\s(?:and|or|plus|und|et|y|e|en)\s/giu,
  )) {
    if (match[0] === '(') depth += 1;
    else if (match[0] === ')') depth -= 1;
    else if (depth === 0) {
      const isComma = /^[,;]/.test(match[0]);
      const here = sentence.slice(from, match.index);
      const next = sentence.slice(match.index + match[0].length).split(/[,;]/u)[0] ?? '';
      if (!isComma && !(holdsSum(here) && holdsSum(next))) continue;
      found.push(here);
      from = match.index + match[0].length;
    }
  }
  found.push(sentence.slice(from));
  return found.filter((part) => part.trim() !== '').map(cellOf);
}

const holdsSum = (text: string): boolean => text.search(sumPattern) !== -1;

function cellOf(text: string): Cell {
  const bare = text.replaceAll(/\([^()]*\)/gu, (aside) => ' '.repeat(aside.length));
  const [sum] = [...bare.matchAll(sumPattern)];
  const found = sum ?? bareLeast.exec(bare) ?? insteadOfSum.exec(bare);
  if (!found) return { before: text, price: null, behind: '' };
  const end = found.index + found[0].length;
  return { before: text.slice(0, found.index), price: found[0].trim(), behind: text.slice(end) };
}
