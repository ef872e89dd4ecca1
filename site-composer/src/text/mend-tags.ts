import type { Token } from './token';

/** Participles that look like the noun or the present of their verb. */
const plainParticiples = new Set(['run', 'led', 'made', 'held', 'cut', 'built', 'kept', 'set']);

/** The tagger's mistakes that the words beside a word show, as they stand in instructions without a verb. */
export function mendTags(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const pos = mended(tokens, at);
    return pos === null ? token : { ...token, pos };
  });
}

function mended(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at];
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  if (!token) return null;
  // "my mum's 70th birthday": an ordinal is no pronoun.
  if (/^\d+(?:st|nd|rd|th)$/.test(token.lower)) return 'ADJ';
  // "repair collective run by volunteers".
  if (plainParticiples.has(token.lower) && next?.lower === 'by' && token.pos === 'NOUN')
    return 'VERB';
  // "Ghost walks of Lincoln": a plural between a noun and "of".
  if (token.pos === 'VERB' && /[^s]s$/.test(token.lower) && next?.lower === 'of' && isThing(before))
    return 'NOUN';
  // "Bike repair collective": an adjective behind its noun is a noun itself.
  if (
    token.pos === 'ADJ' &&
    token.lower.endsWith('tive') &&
    before?.pos === 'NOUN' &&
    !goesOn(tokens, at + 1)
  )
    return 'NOUN';
  // "selling felt hats": what stands between an action and its thing describes the thing.
  if (
    token.pos === 'VERB' &&
    /(?:ed|lt|nt|pt)$/.test(token.lower) &&
    isAction(before) &&
    next?.pos === 'NOUN'
  )
    return 'ADJ';
  // "Whittle & Daughters": the first of two names is none of an action.
  if (token.pos === 'VERB' && token.capital && next?.text === '&' && tokens[at + 2]?.capital)
    return 'PROPN';
  return null;
}

function isAction(token: Token | undefined): boolean {
  return token?.pos === 'VERB' && token.lower.endsWith('ing');
}

function goesOn(tokens: readonly Token[], at: number): boolean {
  return isThing(tokens[at]) && mended(tokens, at) !== 'VERB';
}

function isThing(token: Token | undefined): boolean {
  return token?.pos === 'NOUN' || token?.pos === 'PROPN';
}
