import type { Sentence, Token } from '../text/sentences';
import { titleCase } from '../text/casing';
import { isOf } from '../catalogue/vocabulary/vocabulary';

export interface FoundName {
  readonly text: string;
  /** Index of the first token behind it. */
  readonly after: number;
}

const connectors = new Set([
  "'s",
  '&',
  'of',
  'the',
  'and',
  '-',
  '+',
  '.',
  "'",
  'de',
  'la',
  'le',
  'for',
  'on',
  'at',
  'in',
  'to',
  'n',
  'di',
  'da',
  'do',
  'dos',
  'del',
  'della',
  'des',
  'du',
  'van',
  'von',
  'und',
  'et',
  'y',
  'e',
]);
const longest = 7;

/** A run of capitalised words from `from` on: "Salt & Stone", "The Corner of Hope". */
export function readCapitals(sentence: Sentence, from: number): FoundName | null {
  const { tokens } = sentence;
  let start = from;
  if (tokens[start]?.lower === 'the' && tokens[start]?.capital !== true) start += 1;
  if (!isNameWord(tokens[start]) || isWordForPage(tokens, start)) return null;
  let end = start + 1;
  while (end - start < longest) {
    if (isNameWord(tokens[end])) end += 1;
    else if (
      connectors.has(tokens[end]?.lower ?? '') &&
      isNameWord(tokens[end + 1]) &&
      joins(tokens, end)
    )
      end += 2;
    else if (
      tokens[end]?.lower === 'of' &&
      tokens[end + 1]?.lower === 'the' &&
      isNameWord(tokens[end + 2])
    )
      end += 3;
    else if (
      tokens[end]?.lower === "'s" &&
      (tokens[end + 1]?.pos === 'PUNCT' || tokens[end + 1] === undefined)
    )
      end += 1;
    else break;
  }
  return slice(sentence, start, end);
}

/** "in Leeds" ends a name, "Bread in Common" cannot be told from it: prepositions of place always end it. */
function joins(tokens: readonly Token[], at: number): boolean {
  return !['in', 'at', 'on', 'for', 'to'].includes(tokens[at]?.lower ?? '');
}

/** "Portfolio of Kira Nowak", "Website für …": what the page is called stands behind. */
function isWordForPage(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  return (
    (isOf('siteNouns', word) || ['portfolio', 'blog', 'cv'].includes(word)) &&
    ['of', 'for', 'für', 'von', 'de'].includes(tokens[at + 1]?.lower ?? '')
  );
}

function isNameWord(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.capital || /^\d+$/.test(token.text)) &&
    !/^I(?:'\w+)?$/.test(token.text) &&
    !isOf('weekdays', token.lower)
  );
}

function slice(sentence: Sentence, start: number, end: number): FoundName {
  const { tokens, text } = sentence;
  let to = tokens[end - 1]?.end ?? 0;
  // The tagger cuts "Koła" where it meets a letter it does not know.
  while (to < text.length && /\p{L}/u.test(text.charAt(to))) to += 1;
  const after = tokens.findIndex(({ start: from }) => from >= to);
  return {
    text: text.slice(tokens[start]?.start ?? 0, to),
    after: after === -1 ? tokens.length : after,
  };
}

/** What is in quotation marks from `from` on, without them. */
export function readQuoted(sentence: Sentence, from: number): FoundName | null {
  const { tokens, text } = sentence;
  if (!isMark(tokens[from]?.text)) return null;
  for (let end = from + 1; end < tokens.length && end < from + 14; end += 1) {
    if (tokens[end]?.text !== tokens[from]?.text) continue;
    const inside = text.slice(tokens[from]?.end ?? 0, tokens[end]?.start ?? 0).trim();
    return inside === '' ? null : { text: inside.replace(/[.,]$/, ''), after: end + 1 };
  }
  return null;
}

function isMark(text: string | undefined): boolean {
  return text === '"' || text === "'" || text === '`' || text === '*';
}

/** The name behind "called": quoted, capitalised, or the few words up to the next mark or preposition. */
export function readStatedName(sentence: Sentence, from: number): FoundName | null {
  const quoted = readQuoted(sentence, from) ?? readCapitals(sentence, from);
  if (quoted) return quoted;
  const { tokens } = sentence;
  let end = from;
  while (end < tokens.length && end - from < 4 && !endsName(tokens[end])) end += 1;
  if (end === from) return null;
  const found = slice(sentence, from, end);
  return { ...found, text: titleCase(found.text) };
}

function endsName(token: Token | undefined): boolean {
  if (!token || ['PUNCT', 'ADP', 'AUX', 'CCONJ', 'SCONJ', 'PRON'].includes(token.pos))
    return token?.text !== '&';
  return isOf('relatives', token.lower) || isOf('prepositions', token.lower);
}
