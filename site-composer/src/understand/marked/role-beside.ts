import type { Span } from '../../spans/find-spans';
import { readTokens } from '../../text/tokens';

const mostWordsOfRole = 6;

const copula = /\s(?:is|are|ist|sind|est|sont|es|son|is|zijn)$/iu;
const article =
  /^(?:and |und |et |our |the |my |unsere?n? |die |der |das |notre |nos |le |la |les |l['’])+/iu;
const behindArticle = /\s(?:the|der|die|our)$/iu;
/** What is said to whoever reads, and no role: "ask for Ray", "ring Magnus". */
const reaching =
  /^(?:ring|text|call|phone|email|e-mail|message|whats ?app|contact|ask|see|meet|with|by|from|for|to|inscriptions?|anmeldung|kontakt|telefon|name|owners? of)\b/iu;
const otherPart = /(?:^|\s)(?:with|by|from|on|at|in|who|that|run|called|named)(?:\s|$)/iu;

export interface Role {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Said of several: "vets are A and B". */
  readonly shared: boolean;
}

const bracketed = /^\s?\((\p{Ll}[^()\d]{2,40})\)/u;
const behindComma =
  /^,\s(?:our |the |notre )?(\p{Ll}[\p{L}'’-]+(?:\s\p{Ll}[\p{L}'’-]+){0,3})(?=\s*(?:[,.;]|$))/u;

export const furthestRole = 70;

export function roleBefore(
  text: string,
  person: Span,
  previous: Span | undefined,
  { spans, english }: { readonly spans: readonly Span[]; readonly english: boolean },
): Role | null {
  const floor = Math.max(previous?.end ?? 0, person.start - furthestRole);
  const near = text.slice(floor, person.start);
  const cut = Math.max(
    ...[...near.matchAll(/[,:;(\n]|[.!?](?=\s)/g)].map(({ index, 0: mark }) => index + mark.length),
    0,
  );
  const said = near.slice(cut);
  const lead = /^\s*/.exec(said)?.[0].length ?? 0;
  const bare = said.trim();
  const first = article.exec(bare)?.[0].length ?? 0;
  const words = bare
    .slice(first)
    .replace(behindArticle, '')
    .replace(copula, '')
    .replace(/^(?:and|und|et|y|e|en|&)$/iu, '');
  const isShared = copula.test(bare) || plural.test(words);
  const start = floor + cut + lead + first;
  const isMarked = spans.some(
    ({ label, start: from, end }) => label === 'role' && from < start + words.length && end > start,
  );
  if (words === '') return english ? fromName(text, person, previous) : null;
  // The grammar of other languages is told by a mark, or by "sind" and "sont" alone.
  const isKnown = isMarked || (!english && copula.test(bare));
  return (english || isKnown) && isRole(words, isKnown)
    ? { text: words, start, end: start + words.length, shared: isShared }
    : null;
}

const plural = /(?:s|innen|eurs|trices)$/iu;

function isRole(words: string, isMarked: boolean): boolean {
  if (words.split(/\s+/).length > mostWordsOfRole || /[\d@"“”]/.test(words)) return false;
  if (reaching.test(words) || otherPart.test(words)) return false;
  if (isMarked) return true;
  const tokens = readTokens(words.toLowerCase());
  const last = tokens.at(-1);
  return (
    (last?.pos === 'NOUN' || last?.pos === 'PROPN' || last?.pos === 'ADJ') &&
    tokens.every(({ pos }) => !['VERB', 'AUX', 'PRON', 'NUM', 'DET'].includes(pos))
  );
}

/** "Squire Hal Moody, foreman Beth Sykes": a capital at the beginning of a sentence makes no name of a role. */
function fromName(text: string, person: Span, previous: Span | undefined): Role | null {
  const begins =
    previous === undefined && /(?:^|[.!?:\n]\s*)$/u.test(text.slice(0, person.start).slice(-3));
  const [, word, rest] = /^(\p{Lu}\p{Ll}+)\s(\p{Lu}\S+\s\p{Lu}\S+.*)$/u.exec(person.text) ?? [];
  if (!begins || word === undefined || rest === undefined) return null;
  const isNoun = readTokens(`the ${word.toLowerCase()} said`)[1]?.pos === 'NOUN';
  return isNoun && !word.endsWith('.')
    ? { text: word, start: person.start, end: person.start + word.length, shared: false }
    : null;
}

export function roleBehind(text: string, person: Span): Role | null {
  const behind = text.slice(person.end, person.end + furthestRole);
  const found = bracketed.exec(behind) ?? behindComma.exec(behind);
  const words = found?.[1];
  if (!found || words === undefined || otherPart.test(words)) return null;
  const start = person.end + found[0].indexOf(words);
  return { text: words, start, end: start + words.length, shared: false };
}
