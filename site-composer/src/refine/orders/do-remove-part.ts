import { textOf } from 'site-document/text';
import { say } from '../answers/say';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { rewritten } from './edit-text';
import type { Rewrite } from './edit-text';
import { enumerationsOf } from './enumerations';
import type { Enumeration } from './enumerations';
import { brief } from './outcome-of';
import { linesOf } from './page-units';
import { isAbout } from './says-all';

/** "rudyard": one of the things a sentence lists. */
export function partRemoved(site: Site, words: readonly string[]): Outcome | null {
  const found = enumerationsOf(site).flatMap((one) =>
    one.parts
      .map((part, at) => ({ one, part, at }))
      .filter(({ part, at }) => {
        const own = tellingWords(part.said);
        return at > 0 || one.label !== ''
          ? isAbout(words, own) && own.length <= words.length + 2
          : isAbout(words, own) && own.length <= words.length;
      }),
  );
  if (found.length === 0) return oneOfTwo(site, words);
  if (new Set(found.map(({ part }) => part.said.toLowerCase())).size > 1) return null;
  if (found.some(({ one }) => one.parts.length < 2)) return null;
  const after = rewritten(
    site,
    found.map(({ one, at }) => without(one, at)),
  );
  const said = found[0]?.part.said ?? '';
  return {
    site: after,
    sentence: say(site, 'removed', brief(said)),
    isWhole: true,
    holds: (now) => textOf(now.body).split(said).length < textOf(site.body).split(said).length,
  };
}

/** A part goes with the comma before or behind it; the word before the last stays before the last. */
function without({ line, parts }: Enumeration, at: number): Rewrite {
  const [before, part, next] = [parts[at - 1], parts[at], parts[at + 1]];
  const value = line.text.value;
  if (!before) {
    const first = value.slice(next?.start ?? 0, next?.end ?? 0);
    const isCapital = /^\p{Lu}/u.test(part?.said ?? '');
    return {
      text: line.text,
      start: part?.start ?? 0,
      end: next?.end ?? 0,
      words: isCapital ? first.charAt(0).toUpperCase() + first.slice(1) : first,
    };
  }
  if (next) return { text: line.text, start: part?.start ?? 0, end: next.start, words: '' };
  const beforeThat = parts[at - 2];
  const joint = value.slice(before.end, part?.start ?? before.end);
  const earlier = beforeThat ? value.slice(beforeThat.end, before.start) : '';
  const isAnd = /\p{L}/u.test(joint) && beforeThat !== undefined && !/\p{L}/u.test(earlier);
  return {
    text: line.text,
    start: isAnd ? (beforeThat?.end ?? 0) : before.end,
    end: part?.end ?? value.length,
    words: isAnd ? `${joint}${before.said}` : '',
  };
}

const pair =
  /(?<![\p{L}'’-])([\p{L}'’-]{2,30})(\s+(?:and|und|et|y|e|en|or|&)\s+)([\p{L}'’-]{2,30})/gu;

/** "cheddleton and rudyard": one of two that stand beside each other goes with the word between them. */
function oneOfTwo(site: Site, words: readonly string[]): Outcome | null {
  if (words.length !== 1) return null;
  const found = linesOf(site).flatMap(({ text }): (Rewrite & { said: string })[] =>
    [...text.value.matchAll(pair)].flatMap((match) => {
      const [whole, first = '', joint = '', second = ''] = match;
      const end = match.index + whole.length;
      if (isAbout(words, tellingWords(second)))
        return [{ text, said: second, start: end - second.length - joint.length, end, words: '' }];
      return isAbout(words, tellingWords(first))
        ? [{ text, said: first, start: match.index, end: end - second.length, words: '' }]
        : [];
    }),
  );
  const [one] = found;
  if (!one || new Set(found.map(({ said }) => said.toLowerCase())).size > 1) return null;
  return {
    site: rewritten(site, found),
    sentence: say(site, 'removed', brief(one.said)),
    isWhole: true,
    holds: (now) =>
      textOf(now.body).split(one.said).length < textOf(site.body).split(one.said).length,
  };
}
