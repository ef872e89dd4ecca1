import type { Token } from '../text/sentences';
import type { Mention } from './colour-mentions';
import { isRoleNoun } from './colour-roles';

/** "not childish: emerald", "not red, rather plum": what stands behind is ruled out no longer. */
const endsRuling = new Set(['.', ',', ';', ':', '!', '?', 'use', 'rather', 'instead']);

/** With a space before it: the one in "blue-green" joins. */
function isDash(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return /^[-–—]$/.test(token?.text ?? '') && (tokens[at - 1]?.end ?? 0) < (token?.start ?? 0);
}

const ruling = new Set(
  'no not avoid without never hate hates kein keine keinen nicht ohne sans pas ni sin nunca senza niente sem não geen niet zonder'.split(
    ' ',
  ),
);

/** Portuguese "no botão" is in the button. */
const isInThe = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'no' && isRoleNoun(tokens[at + 1]?.lower ?? '');

/** "no bright red", "anything but pink": a colour that must not be there. */
export function isRuledOut(tokens: readonly Token[], { from }: Pick<Mention, 'from'>): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) {
    const word = tokens[at]?.lower ?? '';
    if (ruling.has(word) && !isInThe(tokens, at)) return true;
    if (word === 'but' && ['anything', 'everything'].includes(tokens[at - 1]?.lower ?? ''))
      return true;
    if (endsRuling.has(word) || isDash(tokens, at)) return false;
  }
  return false;
}
