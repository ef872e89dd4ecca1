import type { Trade } from '../catalogue/trade';

/** "End-of-life doula", "de-extinction lab": a word made of several in front of the trade says which one, unless it tells how it is run. */
export function isAnotherKind(phrase: string, { names, words }: Trade): boolean {
  const [, kind = ''] = /(?:^|\s)(\p{L}+(?:-\p{L}+)+)\s/u.exec(phrase.toLowerCase()) ?? [];
  if (kind === '' || howItIsRun.test(kind)) return false;
  return ![...names, ...words].some(
    (name) => name.includes(kind) || name.includes(kind.replaceAll('-', ' ')),
  );
}

const howItIsRun =
  /-(?:run|owned|friendly|made|time|based|led|free|size[d]?|hand|house|site|door|on|in|up|out|off|fired|hour|day|week|year|screen|man|woman|person|family|quality|end|grade|class)$|^(?:one|two|three|four|family|hand|home|open|full|part|well|all|multi|non|small|large|second|third|first|old|new|high|low|in|on|off|dog|child)-/iu;

/** A name of one word, as a restaurant's, leaves open what kind it is. */
export const namesTrade = (phrase: string, { names }: Trade): boolean =>
  names.some((name) => name.includes(' ') && ` ${phrase.toLowerCase()} `.includes(` ${name} `));
