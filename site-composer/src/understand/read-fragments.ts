import type { Item } from '../model/brief';
import { topicOf } from '../catalogue/topics';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { capitalised } from '../text/casing';
import type { Sentence, Token } from '../text/sentences';
import { isAboutLook } from './ask-items';
import type { FoundSubject } from './found-subject';

const mostWords = 6;
const most = 12;
const articles = new Set(['a', 'an', 'the', 'some', 'our', 'my', 'and', 'plus', 'also']);

/** "self assessment, payroll, limited companies": what stands between the commas behind the subject. */
export function readFragments(
  sentence: Sentence,
  { end }: FoundSubject,
  others: readonly (string | null)[],
): Item[] {
  const known = others.filter((one) => one !== null).map((one) => one.toLowerCase());
  const titles = partsBehind(sentence, end)
    .map(withoutArticle)
    .filter((part) => isThing(part))
    .map((part) => textOf(sentence, part))
    .filter((text) => isOffered(text, known));
  return [...new Set(titles)].slice(0, most).map((title) => ({ title: capitalised(title) }));
}

/** What stands between commas; the first part still belongs to the subject. */
export function partsBehind({ tokens }: Sentence, end: number): Token[][] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (at < end) continue;
    const closes = /^[,;.!?]$/.test(token.text) || (token.lower === 'and' && parts.length > 1);
    if (closes) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.slice(1);
}

function withoutArticle(part: readonly Token[]): readonly Token[] {
  const from = part.findIndex(({ lower }) => !articles.has(lower));
  return from === -1 ? [] : part.slice(from);
}

/** A few words around a noun: no sentence, no figure, nothing that hangs on what stands before. */
function isThing(part: readonly Token[]): boolean {
  const [first] = part;
  if (!first || part.length > mostWords || isOf('prepositions', first.lower)) return false;
  if (['ADP', 'CCONJ'].includes(part.at(-1)?.pos ?? '')) return false;
  if (isOf('commissionVerbs', first.lower) || isOf('relatives', first.lower)) return false;
  return (
    part.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN') &&
    part.every(
      ({ pos, lower, text }) =>
        !['PRON', 'AUX', 'SCONJ', 'PART', 'INTJ'].includes(pos) &&
        (pos !== 'VERB' || /(?:ing|ed)$/.test(lower)) &&
        !/[\d£$€@:/]/.test(text),
    )
  );
}

export function textOf({ text }: Sentence, part: readonly Token[]): string {
  return text.slice(part[0]?.start ?? 0, part.at(-1)?.end ?? 0);
}

function isOffered(text: string, known: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return (
    text.length > 2 &&
    !isAboutLook(text) &&
    ['other', 'offer'].includes(topicOf(text)) &&
    !isOf('siteNouns', lower.split(' ').at(-1) ?? '') &&
    !known.some((one) => one.includes(lower) || lower.includes(one))
  );
}
