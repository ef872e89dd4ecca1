import type { Token } from './token';

/** Participles that look like the noun or the present of their verb. */
const plainParticiples = new Set(['run', 'led', 'made', 'held', 'cut', 'built', 'kept', 'set']);

/**
 * Corrects mistakes of the part-of-speech tagger that neighbouring words reveal, as in instructions
 * without a verb.
 */
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
  if (token.pos === 'VERB' && isPlainForm(token) && standsForThing(tokens, at)) return 'NOUN';
  // "soap n candles".
  if (['n', "n'"].includes(token.lower) && before !== undefined) return 'CCONJ';
  // "Whittle & Daughters": the first of two names is none of an action.
  if (token.pos === 'VERB' && token.capital && next?.text === '&' && tokens[at + 2]?.capital)
    return 'PROPN';
  return null;
}

const possessives = new Set(['my', 'our', 'your', 'their', 'his', 'its']);

/** What allows a plain verb behind a singular noun: "can the visitor add", "let a customer choose". */
const governs = new Set([
  'let',
  'lets',
  'letting',
  'make',
  'makes',
  'help',
  'helps',
  'see',
  'watch',
]);

const mostBetween = 6;

/** Neither "adds" nor "added" nor "adding". */
function isPlainForm({ lower, lemma }: Token): boolean {
  return lower === lemma.toLowerCase() && !/(?:ed|ing)$/.test(lower);
}

/** A plain verb where the grammar allows none. */
function standsForThing(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  // "our lock picking club".
  if (possessives.has(before?.lower ?? '')) return next?.pos === 'NOUN' || next?.pos === 'VERB';
  // "Tackle and bait shop", "lock picking club".
  if (at === 0)
    return (
      (['and', '&'].includes(next?.lower ?? '') && isThing(tokens[2]) && isThing(tokens[3])) ||
      (next?.lower.endsWith('ing') === true && isThing(tokens[2]))
    );
  // "Tool: trace width calculator".
  if (before?.text === ':') return next?.pos === 'NOUN' && tokens[at + 2]?.pos === 'NOUN';
  // "baby shower", "tractor pull": a verb behind one thing would end in "s".
  const isGoverned = tokens
    .slice(Math.max(0, at - mostBetween), at)
    .some(({ pos, lower }) => pos === 'AUX' || pos === 'PART' || governs.has(lower));
  if (!before || !isThing(before) || before.lower.endsWith('s') || isGoverned) return false;
  const isOne = before.lower === before.lemma.toLowerCase() || before.lower.endsWith('ing');
  const isEnd = !next || ['PUNCT', 'ADP', 'CCONJ', 'NUM'].includes(next.pos) || isDay(next);
  return isOne && isEnd;
}

function isDay({ lower }: Token): boolean {
  return /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(lower);
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
