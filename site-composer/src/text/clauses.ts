import type { Token } from './token';

const subjects = new Set(
  "we we're we've i i'm i've it it's he she they there there's people everyone anyone".split(' '),
);
const owners = new Set('our my her his their its'.split(' '));
/** What begins so hangs on what follows it: "when we open, they come". */
const dependent = new Set(
  'when if because since as after before although while once unless where whenever with'.split(' '),
);
const mostWordsToVerb = 6;
const mostWordsToName = 10;
const leastWords = 3;
/** Longer sentences are read as they are: splitting costs a look at every word. */
const mostTokens = 400;

/**
 * Where new clauses begin in a run-on sentence: "We are a chess club, we meet on Thursdays and it is free"
 * → the starts of its three. A clause has a subject of its own and a finite verb.
 */
export function clauseStarts(tokens: readonly Token[]): number[] {
  const starts = [0];
  if (tokens.length > mostTokens || dependent.has(tokens[0]?.lower ?? '')) return starts;
  let depth = 0;
  for (let at = 1; at < tokens.length; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (text === '"') depth = depth === 0 ? 1 : 0;
    else if (text === '(') depth += 1;
    else if (text === ')') depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    const last = starts.at(-1) ?? 0;
    const start = startBehind(tokens, at) ?? behindNaming(tokens, last, at);
    if (start !== null && at - last >= leastWords && !isRelative(tokens, last, at))
      starts.push(start);
  }
  return starts;
}

/** The first word of a clause that begins behind a comma, a dash or "and". */
function startBehind(tokens: readonly Token[], at: number): number | null {
  const mark = tokens[at];
  if (!mark) return null;
  const isMark = /^(?:,|;|[-–—])$/.test(mark.text);
  const isJoint = ['and', 'but', 'so'].includes(mark.lower);
  if (!isMark && !isJoint) return null;
  let start = at + 1;
  if (isMark && ['and', 'but', 'so', 'also'].includes(tokens[start]?.lower ?? '')) start += 1;
  const first = tokens[start];
  if (!first) return null;
  if (isMark && ['please', 'pls'].includes(first.lower)) return start;
  if (subjects.has(first.lower)) return hasVerb(tokens, start) ? start : null;
  if (owners.has(first.lower)) return isMark && hasVerb(tokens, start + 1) ? start : null;
  return isMark && isBareSubject(tokens, start) ? start : null;
}

/** "plots are …", "the latest episode is …": a noun of few words, then a form of "be". */
function isBareSubject(tokens: readonly Token[], start: number): boolean {
  let at = start;
  while (at < start + 4 && ['DET', 'ADJ', 'NOUN'].includes(tokens[at]?.pos ?? '')) at += 1;
  return tokens[at - 1]?.pos === 'NOUN' && at > start && tokens[at]?.pos === 'AUX';
}

/** "her name is Leah, 9 May at the hall": a name said by itself ends at its comma. */
function behindNaming(tokens: readonly Token[], from: number, at: number): number | null {
  if (tokens[at]?.text !== ',' || at - from > mostWordsToName) return null;
  const isNaming = tokens
    .slice(from, at)
    .some(
      ({ lower }, place, all) =>
        lower === 'name' && ['is', "'s"].includes(all[place + 1]?.lower ?? ''),
    );
  return isNaming && tokens[at + 1] ? at + 1 : null;
}

function hasVerb(tokens: readonly Token[], from: number): boolean {
  if (/'(?:re|m|ve|s|ll)$/.test(tokens[from]?.lower ?? '')) return true;
  for (let at = from + 1; at < Math.min(tokens.length, from + mostWordsToVerb); at += 1) {
    const token = tokens[at];
    if (!token || token.pos === 'PUNCT') return false;
    if (token.pos === 'AUX' || /^'(?:re|m|ve|s|ll)$/.test(token.lower)) return true;
    if (token.pos === 'VERB' && !token.lower.endsWith('ing')) return true;
  }
  return false;
}

/** "an app where users can log runs and they get badges" goes on with what users do. */
function isRelative(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some(({ lower }) =>
      ['where', 'allowing', 'letting', 'lets', 'allows', 'which'].includes(lower),
    );
}
