import type { IconName } from '../model/page';
import { meaningOf, nearness, rankOf } from './words/word-vectors';

/** A word this common names too many things: the card of a card game, the station of a list, the bar of a wine bar. */
const common = 2_000;
/** From here on two words stand for the same thing: a clinic and a hospital. */
const same = 0.8;
/** How near the other words of a drawing's name must be: a pastry is no chocolate bar because it is sold in one. */
const alike = 0.45;

/** Words of a name that say nothing about what is drawn. */
const fillers = new Set(['with', 'and', 'in', 'of', 'on', 'done', 'the']);

export function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

export function wordsOfIcon(name: IconName): string[] {
  return name.split('-').filter((word) => !fillers.has(word));
}

/** How near a drawing is to one word: 0 to 1. */
export function nearnessToWord(name: IconName, word: string): number {
  const own = meaningOf(wordsOfIcon(name));
  const other = meaningOf([word]);
  return own && other ? nearness(own, other) : 0;
}

function nearAny(word: string, others: readonly string[]): number {
  const own = meaningOf([word]);
  const found = others.map((other) => meaningOf([other])).filter((one) => one !== null);
  return own ? Math.max(0, ...found.map((one) => nearness(own, one))) : 0;
}

/**
 * Whether a drawing shows one of some things, each given as a noun in lower case. Its whole name is among them, or a
 * telling word of it and the rest of its name is no other kind of thing, or it means the same as one of them.
 */
export function showsOneOf(name: IconName, nouns: readonly string[]): boolean {
  const words = wordsOfIcon(name);
  const shared = sharedWith(name, nouns);
  if (shared.length === words.length) return shared.some(isTelling);
  if (shared.length === 0)
    return words.length === 1 && nouns.some((noun) => nearnessToWord(name, noun) >= same);
  if (!shared.some(isTelling)) return false;
  const kind = words.at(-1) ?? '';
  // Named by its use ("chess" of a pawn) or by its kind ("knife"), which what makes it more exact must suit.
  if (!shared.includes(kind)) return true;
  return words.slice(0, -1).every((word) => nearAny(word, [...nouns]) >= alike);
}

/** The words of a drawing's name that are among some nouns. */
export function sharedWith(name: IconName, nouns: readonly string[]): string[] {
  const stems = new Set(nouns.map(stem));
  return wordsOfIcon(name).filter((word) => stems.has(stem(word)));
}

function isTelling(word: string): boolean {
  return (rankOf(word) ?? 50_000) > common;
}

const joints =
  /\s(?:of|with|for|in|from|without|and|de|du|des|aux?|à|con|com|da|di|do|del|mit|und|für|met|van|en|et|y|e)\s/iu;

/**
 * The noun a short title is about, in lower case: "wills" of "mirror wills", "cake" of "lemon cake with cream". A word
 * before it only says which kind.
 */
function headOf(title: string): string | null {
  const front = ` ${title} `.split(/[(:,–—/]/u)[0]?.split(joints)[0] ?? '';
  const words = front.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.at(-1) ?? null;
}

/** Whether a drawing shows what the title of an item names: its name is in the title, and the title is about it. */
export function showsTitle(name: IconName, title: string): boolean {
  const head = headOf(title);
  if (head === null) return false;
  if (stem(title.trim().toLowerCase()) === stem(name)) return true;
  const words = title.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const shared = sharedWith(name, words);
  const whole = shared.length === wordsOfIcon(name).length;
  return whole && isTelling(head) && shared.some((word) => stem(word) === stem(head));
}
