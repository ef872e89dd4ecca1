import { readChain, type Chain } from './chain-file';
import { emissionsOf } from './emissions';
import { marginalsOf } from './marginals';
import { featuresOf } from './token-features';
import { tokenize, type SpanToken } from './tokenize';
import { windowSums } from './word-window';

let loaded: Chain | undefined;
/** A request is short; behind these tokens nothing is cut. */
const mostTokens = 400;
/** An order that is not told from the one before it is lost with it. */
const likely = 0.35;

const verbs = new Set('add remove delete change make put move take replace swap rename'.split(' '));
const leads = new Set('then and also please now finally'.split(' '));

/** A sentence that begins with a verb of command is an order of its own, whatever was learned. */
function isSurely(tokens: readonly SpanToken[], at: number): boolean {
  if (!/^[.!?]$/u.test(tokens[at - 1]?.text ?? '')) return false;
  const first = leads.has(tokens[at]?.lower ?? '') ? tokens[at + 1] : tokens[at];
  return (
    verbs.has(first?.lower ?? '') &&
    tokens.slice(0, at).filter(({ text }) => /["“”]/u.test(text)).length % 2 === 0
  );
}

/** "Is it food safe? Yes, with seals.": what follows a question answers it, unless it begins as a request does. */
const isAnswer = (tokens: readonly SpanToken[], at: number): boolean =>
  tokens[at - 1]?.text === '?' &&
  /^(?:yes|no|yeah|nope|ja|nein|oui|non|sí|si|sim|não|nee)$/u.test(tokens[at]?.lower ?? '');

/** Which tokens stand within marks of quotation that open and close: what is quoted asks for nothing itself. */
function quotedTokens(tokens: readonly SpanToken[]): readonly boolean[] {
  const straight = tokens.filter(({ text }) => text === '"').length;
  let [isOpen, isStraight] = [false, false];
  return tokens.map(({ text }, at) => {
    const wasOpen = isOpen || isStraight;
    if (/^[“„«]$/u.test(text)) isOpen = tokens.slice(at).some((one) => /^[”“»]$/u.test(one.text));
    else if (/^[”»]$/u.test(text)) isOpen = false;
    else if (text === '"' && straight % 2 === 0) isStraight = !isStraight;
    return wasOpen;
  });
}

/** Where one order of a request ends and the next begins, as was learned from requests of several. */
export function ordersIn(text: string, language: string): string[] {
  loaded ??= readChain('cuts');
  const tokens = tokenize(text).slice(0, mostTokens);
  const sums = windowSums(tokens, loaded.first, loaded.hidden);
  const shares = marginalsOf(
    emissionsOf(loaded, featuresOf(tokens, language), sums),
    loaded.transitions,
  );
  const isQuoted = quotedTokens(tokens);
  const starts = tokens.flatMap(({ start }, at) =>
    at > 0 &&
    isQuoted[at] !== true &&
    !isAnswer(tokens, at) &&
    ((shares[at * 2 + 1] ?? 0) > likely || isSurely(tokens, at))
      ? [start]
      : [],
  );
  return [0, ...starts]
    .map((start, at) => text.slice(start, starts[at]))
    .map((order) => order.replace(/[\s,;&–-]+$/u, '').trim())
    .filter((order) => /[\p{L}\p{N}]/u.test(order));
}
