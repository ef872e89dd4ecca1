import { readTokens } from './tokens';
import { timePhrases } from './time-phrases';
import { bareTitle, isRowTitle } from './row-title';
import type { Token } from './token';

/** What a clause begins with, and the words that say something of it. */
export interface FirstThing {
  readonly title: string;
  readonly rest: string;
}

const mostWords = 6;

/** "The committee room seats 20" is of the "committee room"; null where words begin with no thing. Prepositions but "of" end it, as do verbs and times. */
export function firstThing(words: string): FirstThing | null {
  const bare = bareTitle(words);
  if (bare === '') return null;
  const tokens = readTokens(bare);
  const time = timePhrases(bare).find(({ start }) => start > 0)?.start ?? bare.length;
  const isPlain = bare.split(' ').length <= mostWords && time === bare.length;
  if (
    isPlain &&
    isRowTitle(bare) &&
    !tokens.some((_, at) => endsThing(tokens, at) && tokens[at]?.pos !== 'ADP')
  )
    return { title: bare, rest: '' };
  const end = tokens.findIndex(
    (token, at) => at > 0 && (token.start >= time || endsThing(tokens, at)),
  );
  const cut = end === -1 ? bare.length : Math.min(tokens[end]?.start ?? bare.length, time);
  const title = bare.slice(0, cut).trim();
  const isThing =
    !(tokens[0] !== undefined && isVerb(tokens[0])) &&
    tokens.some(({ pos, end: last }) => last <= cut && (pos === 'NOUN' || pos === 'PROPN')) &&
    title.split(' ').length <= mostWords &&
    isRowTitle(title);
  return isThing ? { title, rest: bare.slice(cut).trim() } : null;
}

const isVerb = ({ pos, lower }: Token): boolean =>
  (pos === 'VERB' && !/(?:ing|ed)$/u.test(lower)) || pos === 'AUX';

const ends = new Set(['AUX', 'ADP', 'SCONJ', 'PRON', 'PUNCT', 'PART', 'ADV', 'DET']);
const goesOn = new Set(['of', '-', '&', "'s", '’s', "'", '’']);

function endsThing(tokens: readonly Token[], at: number): boolean {
  const [before, token, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || token === undefined || goesOn.has(token.lower)) return false;
  const isSingular = !before.lower.endsWith('s');
  // "The room seats 20", "the hut sleeps two".
  if (isSingular && /\p{L}s$/u.test(token.lower) && behind?.pos === 'NUM') return true;
  // Of "a whisky walk" the second word agrees with the first as a noun.
  if (token.pos === 'VERB') return isVerb(token) && isSingular === token.lower.endsWith('s');
  return ends.has(token.pos);
}
