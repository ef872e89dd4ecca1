import { readChain, type Chain } from './chain-file';
import { emissionsOf } from './emissions';
import { marginalsOf } from './marginals';
import { featuresOf } from './token-features';
import { tokenize } from './tokenize';
import { windowSums } from './word-window';

let loaded: Chain | undefined;
/** A request is short; behind these tokens nothing is cut. */
const mostTokens = 400;
/** An order that is not told from the one before it is lost with it. */
const likely = 0.35;

/** Where one order of a request ends and the next begins, as was learned from requests of several. */
export function ordersIn(text: string, language: string): string[] {
  loaded ??= readChain('cuts');
  const tokens = tokenize(text).slice(0, mostTokens);
  const sums = windowSums(tokens, loaded.first, loaded.hidden);
  const shares = marginalsOf(
    emissionsOf(loaded, featuresOf(tokens, language), sums),
    loaded.transitions,
  );
  const starts = tokens.flatMap(({ start }, at) =>
    at > 0 && (shares[at * 2 + 1] ?? 0) > likely ? [start] : [],
  );
  return [0, ...starts]
    .map((start, at) => text.slice(start, starts[at]))
    .map((order) => order.replace(/[\s,;&–-]+$/u, '').trim())
    .filter((order) => /[\p{L}\p{N}]/u.test(order));
}
