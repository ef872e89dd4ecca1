import { meaningOf, nearness } from '../../catalogue/words/word-vectors';
import { say } from '../answers/say';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { likeness } from '../told/content-words';
import type { AskedRow } from './asked-row';
import { rewritten } from './edit-text';
import type { Rewrite } from './edit-text';
import { brief, showing } from './outcome-of';
import { linesOf, piecesOf, sentenceBorder } from './page-units';
import type { Line } from './page-units';

/** Things told one after the other with commas between them, within a sentence. */
export interface Enumeration {
  readonly line: Line;
  /** What stands before the first: "Rules". */
  readonly label: string;
  readonly parts: readonly {
    readonly start: number;
    readonly end: number;
    readonly said: string;
  }[];
}

const longestPart = 48;
const leastParts = 3;

export function enumerationsOf(site: Site): Enumeration[] {
  return linesOf(site).flatMap((line) =>
    piecesOf(line.text.value, sentenceBorder).flatMap((sentence): Enumeration[] => {
      const body = sentence.said.replace(/[.!]+$/u, '');
      const colon = /:\s/u.exec(body);
      const from = colon ? colon.index + colon[0].length : 0;
      const parts = piecesOf(
        body.slice(from),
        /,\s+(?:and\s+)?|\s+(?:and|und|et|y|e|en|or)\s+/gu,
      ).map(({ start, end, said }) => ({
        said,
        start: start + from + sentence.start,
        end: end + from + sentence.start,
      }));
      const isShort = parts.slice(1).every(({ said }) => said.length <= longestPart);
      return (parts.length >= (colon ? 2 : leastParts) && isShort && body.includes(',')) ||
        (colon && parts.length > 1 && isShort)
        ? [{ line, label: colon ? body.slice(0, colon.index) : '', parts }]
        : [];
    }),
  );
}

/** One more among the things of the enumeration that its words or its meaning name. */
export function addToEnumeration(
  site: Site,
  row: AskedRow,
): { readonly score: number; readonly outcome: Outcome } | null {
  if (row.price !== null && row.note !== null) return null;
  const meant = meaningOf(tellingWords(row.title));
  const ranked = enumerationsOf(site)
    .map((one) => ({ one, score: scoreOf(one, row, meant) }))
    .toSorted((first, second) => second.score - first.score);
  const [best] = ranked;
  if (!best || best.score < 0.9) return null;
  const other = ranked.find(({ one }) => one.line.text.value !== best.one.line.text.value);
  if (other && best.score - other.score < 0.1) return null;
  const same = ranked.filter(
    ({ one }) => one.line.text.value === best.one.line.text.value && one.label === best.one.label,
  );
  const told = [row.title, row.when, row.note, row.price].filter((part) => part !== null).join(' ');
  const words = /^\p{Ll}/u.test(best.one.parts.at(-1)?.said ?? '') ? lowered(told) : told;
  const after = rewritten(
    site,
    same.map(({ one }) => appended(one, words)),
  );
  const where = best.one.label === '' ? (best.one.line.section?.heading ?? '') : best.one.label;
  const sentence =
    where === ''
      ? say(site, 'added', brief(told))
      : say(site, 'addedTo', brief(told), brief(where));
  return { score: best.score, outcome: showing(after, sentence, words) };
}

const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?:\s\p{Ll}|$)/u.test(text) && !/\s\p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** Behind the last, the word before which moves along: "a, b and c" becomes "a, b, c and d". */
function appended({ line, parts }: Enumeration, words: string): Rewrite {
  const [last, before] = [parts.at(-1), parts.at(-2)];
  const value = line.text.value;
  const [from, end] = [before?.end ?? 0, last?.end ?? value.length];
  const joint = value.slice(from, last?.start ?? from);
  const and = /\s(?:and|und|et|y|e|en|or)\s/u.exec(joint)?.[0];
  const said = value.slice(last?.start ?? 0, end);
  return {
    text: line.text,
    start: from,
    end,
    words: and === undefined ? `${joint}${said}, ${words}` : `, ${said}${and}${words}`,
  };
}

function scoreOf(
  { line, label, parts }: Enumeration,
  row: AskedRow,
  meant: ReturnType<typeof meaningOf>,
): number {
  const own = parts.flatMap(({ said }) => tellingWords(said));
  const [labels, theirs] = [tellingWords(label), meaningOf(own)];
  const said = row.context.reduce(
    (sum, word) =>
      sum +
      (likeness(word, labels) >= 2
        ? 1.6
        : likeness(word, line.headWords) >= 2
          ? 0.7
          : likeness(word, own) >= 2 || likeness(word, line.rowWords) >= 2
            ? 0.6
            : 0),
    0,
  );
  const priced =
    parts.filter(({ said: one }) => /[£€$₹]\s?\d|\d\s?[€£]/u.test(one)).length / parts.length;
  const near = meant && theirs ? Math.max(0, nearness(meant, theirs)) : 0;
  const isNames = parts.every(({ said: one }) => /^\p{Lu}/u.test(one));
  const fits = isNames === /^\p{Lu}\p{L}*(?:\s\p{Lu}|$)/u.test(row.title) || !isNames ? 0.1 : -0.2;
  return (
    said +
    near * 1.1 +
    fits +
    (row.price === null ? -priced : priced - 0.6) -
    (row.when === null ? 0 : 0.4)
  );
}
