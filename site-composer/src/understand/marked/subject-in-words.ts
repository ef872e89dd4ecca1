import { readTokens } from '../../text/tokens';
import { deed } from '../page-complement';
import type { MarkedText } from './marked-text';

const mostOfShort = 5;

/** Four or five words without a name or a place are the subject together: "charity 5k run website". */
export function shortWhole(marked: MarkedText, subject: string): string | null {
  const words = marked.text
    .trim()
    .replace(/[.!]$/u, '')
    .replace(/^(?:an? |the )/iu, '');
  const thing = words.replace(/ (?:web ?site|site|web ?page|page|homepage)$/iu, '');
  const isOther =
    marked.of('name', 'place', 'section', 'feature', 'item', 'audience', 'phone', 'style', 'color')
      .length > 0;
  return !isOther &&
    words.split(' ').length <= mostOfShort &&
    /^[\p{L}\d'’& -]+$/u.test(thing) &&
    / /u.test(thing) &&
    !/\b(?:for|about|in|my|our|i|we|to|with|der|die|das|für|pour|para|per|voor|en|à|di|de)\b/iu.test(
      thing,
    ) &&
    thing.toLowerCase().includes(subject.toLowerCase()) &&
    thing.length > subject.length
    ? thing
    : null;
}

/** "Pomodoro timer minimal": an adjective behind what it is says how it is to look. */
export function withoutManner(thing: string): string {
  const tokens = readTokens(thing);
  const [before, last] = tokens.slice(-2);
  const isManner = tokens.length > 2 && last?.pos === 'ADJ' && before?.pos === 'NOUN';
  return isManner && last.lower !== 'online' ? thing.slice(0, -last.lower.length).trim() : thing;
}

/** "Grind and sell": what somebody does, without what it is done to. */
export const namesNothing = (words: string): boolean =>
  /^\p{L}+ (?:and|&) \p{L}+$/iu.test(words) &&
  readTokens(`We ${words} it`)
    .slice(1, -1)
    .every(({ pos, lower }) => pos === 'VERB' || lower === 'and' || lower === '&');

/** "I tune pianos" is about tuning pianos. */
export function asThing(words: string): string {
  const [speaker, first, ...rest] = readTokens(`I ${words}`);
  if (!speaker || first?.pos !== 'VERB' || rest.length === 0 || /(?:ing|ed)$/.test(first.lower))
    return words;
  // A countdown to "last day of school" lasts nobody.
  if (readTokens(words)[0]?.pos === 'ADJ') return words;
  return deed(first.lemma, '', words.slice(first.end - speaker.end - 1).trim());
}

/** "Kestrel calibrates torque wrenches" is about calibrating torque wrenches. */
export function asDeed(words: string): string {
  const [, first, ...rest] = readTokens(`It ${words}`);
  const isDone =
    first?.pos === 'VERB' && first.lower !== first.lemma && /[^s]s$/u.test(first.lower);
  const isNoun = readTokens(words)[0]?.pos === 'NOUN';
  return isDone && !isNoun && rest.length > 0
    ? deed(first.lemma, '', words.slice(first.lower.length).trim())
    : words;
}
