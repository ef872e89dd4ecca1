import { capitalised } from '../../text/casing';
import { amountsIn, inFigures } from './amounts';
import type { Draft } from './draft';
import { readGiven } from './read-given';
import { roleOf } from './read-input';
import type { Quantity } from './sheet';

/** What is ticked. */
export const tick =
  /\b(?:tick(?:s|ed)?(?: box)?|check ?box|ticking|angekreuzt|ankreuz\p{L}*|coch[ée]\p{L}*|marcad[ao]|casilla|spunta\p{L}*|aangevinkt)\b/iu;
const tickWords =
  /\b(?:(?:that is |as |with )?an? (?:tick|check) ?box(?: for| to)?|(?:is )?if (?:they |you |it is |it's |we )?tick(?:s|ed)?|when ticked|tick(?:ed)? (?:box )?(?:for )?|wenn angekreuzt|angekreuzt|si coch[ée]e?|(?:tick|check) ?box(?: for)?)\b|\(\s*\)/giu;

export function readTick(draft: Draft, text: string): void {
  const quoted = /["“]([^"”]{3,60})["”]/u.exec(text)?.[1];
  const bare = text.replaceAll(tickWords, ' ').replaceAll(/\s+/gu, ' ').trim();
  const [amount] = amountsIn(inFigures(bare));
  const words = bare.replace(/^(?:and|then|add|plus|for|to|with)\s/iu, '').replace(/[:,]$/u, '');
  const name = quoted ?? (words === '' ? 'Extra' : words);
  const own = amount ? readGiven(bare.slice(amount.at), draft.base, true).found[0] : undefined;
  const last = draft.quantities.at(-1);
  const gate = draft.ticks.length;
  if (own)
    draft.quantities.push({
      ...own,
      words: text,
      gate,
      percent: own.percent === null ? null : roleOf(text) === 'minus' ? 'minus' : 'plus',
    });
  else if (last && last.source === 'given') draft.quantities.splice(-1, 1, gated(last, gate, text));
  else return;
  draft.ticks.push(capitalised(name));
}

const gated = (last: Quantity, gate: number, text: string): Quantity => ({
  ...last,
  gate,
  percent:
    last.percent === null ? null : roleOf(`${last.words} ${text}`) === 'minus' ? 'minus' : 'plus',
});
