import { cleanItem } from './word-lists';

const lists: readonly RegExp[] = [
  /\b(?:pages|tabs|screens|views)\s*(?:are|like|:)\s*([\s\S]{8,320}?)(?=(?<!\d)\.(?:\s|$)|\n\s*\n|\n\p{L}+:|$)/iu,
  /\b(?:multi-?page|\w+ pages)\b[^:.\n]*:\s*([^.\n]+)/i,
  /\b(home(?: ?page)?,[^.\n]+?)(?= for (?:a|an|my|our|the) |\.|\n|$)/i,
];

/** The pages a prompt lists by name ("Home, About, Rooms"); empty when it wants one page. */
export function findPages(masked: string): string[] {
  for (const pattern of lists) {
    const list = pattern.exec(masked)?.[1];
    if (list === undefined) continue;
    const names = list
      .split(/,|\n|\band\b|&|\d[.)]\s/i)
      .map((part) => cleanItem(part))
      .filter((part) => part.length > 1 && part.length < 26 && part.split(' ').length < 4);
    if (names.length > 2) return [...new Set(names)].slice(0, 8);
  }
  return [];
}
