import { anyMark } from './correction-marks';

const longestRead = 20_000;
const mostTurns = 12;
const mostWords = 5;
const furthest = 90;
/** What was meant ends at a mark, or where the sentence goes on with what it is joined to. */
const meant =
  /^((?:\p{L}[\p{L}\d'’-]*)(?:\s\p{L}[\p{L}\d'’-]*){0,4}?)(?=\s*(?:[,.;:!?)\n–—]|$)|\s(?:and|in|at|on|for|from|with|we|i|it|und|mit|für|et|avec|pour|y|con|para|e|com|en|met|voor)\s)/iu;

const plain = (word: string): string => word.toLowerCase();

/** How many of the last words give way to what was meant; 0 where nothing shows that. */
function aligned(before: readonly string[], right: readonly string[]): number {
  const [first = ''] = right;
  const last = right.at(-1) ?? '';
  // "The red van no sorry the blue van": it begins anew.
  const again = before.map(plain).lastIndexOf(plain(first));
  if (right.length > 1 && again !== -1 && before.length - again <= mostWords)
    return before.length - again;
  // "The red van no wait blue van": it ends alike.
  if (right.length > 1 && plain(before.at(-1) ?? '') === plain(last))
    return Math.min(right.length, before.length);
  return right.length === 1 && before.length > 0 ? 1 : 0;
}

const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

function putRight(text: string, mark: RegExpMatchArray): string | null {
  // A full stop in front of it ends what was said: nothing of that is taken back by a word.
  if (mark.groups?.surely === undefined || /^[.!;:]\s/u.test(mark[0])) return null;
  const at = mark.index ?? 0;
  const behind = text.slice(at + mark[0].length);
  const right = meant.exec(behind)?.[1];
  const said = /[\p{L}\d'’&\s-]*$/u.exec(text.slice(Math.max(0, at - furthest), at))?.[0] ?? '';
  const before = said.trim().split(/\s+/u).filter(Boolean);
  if (right === undefined || before.length === 0) return null;
  const words = right.split(/\s+/u);
  const count = aligned(before, words);
  const old = before.slice(before.length - count);
  // A name is put right by a name, and a word by a word.
  if (count === 0 || isName(old.at(-1) ?? '') !== isName(words.at(-1) ?? '')) return null;
  if (words.length === 1 && (words[0] ?? '').length < fewestLetters) return null;
  const start = text.slice(0, at).lastIndexOf(old.join(' '));
  return start === -1 ? null : `${text.slice(0, start)}${right}${behind.slice(right.length)}`;
}

const fewestLetters = 3;

const dropped =
  /(?<=^|[.!?\n])[^.!?\n]{3,200}[.!?…–—-]{1,3}\s?(?:(?:no|oh|actually|wait),?\s)?(?:scratch|scrap|strike|forget|ignore) that(?:\s(?:last )?(?:bit|part|one|sentence))?[.!](?=\s|$)/giu;

/** "Beech no sorry oak", "the red van, scrap that, the blue van": the words that were said last hold, and what was called off is gone. */
export function withWordsPutRight(given: string): string {
  let text = given;
  if (text.length > longestRead) return text;
  text = text.replaceAll(dropped, '');
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const next = [...text.matchAll(anyMark)]
      .map((mark) => putRight(text, mark))
      .find((one) => one !== null);
    if (next === undefined || next === null) break;
    text = next;
  }
  return text;
}
