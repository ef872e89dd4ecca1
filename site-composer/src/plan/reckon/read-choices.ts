import { capitalised } from '../../text/casing';
import { splitEnumeration } from '../../text/enumeration';
import { amountsIn, inFigures } from './amounts';
import { given } from './read-given';
import type { Quantity } from './sheet';

const chosen =
  /\b(?:chooses?|picks?|selects?)\s(?:the |a |an |one |which )?((?:\p{L}+\s?){1,3}?)\s?(?::|from|\(|,)\s*([^.\n]{6,300})/giu;
const mostChoices = 12;

interface Choices {
  readonly quantities: readonly Quantity[];
  /** The text without them. */
  readonly rest: string;
}

/** "Chooses the room: main hall £20 an hour, committee room £12 an hour": one figure of several. */
export function readChoices(text: string): Choices {
  for (const match of [...text.matchAll(chosen)].slice(0, 4)) {
    const [whole, name = '', list = ''] = match;
    const parts = splitEnumeration(list, [' and ', ' or ']).map((part) => {
      const [amount] = amountsIn(inFigures(part));
      const label = amount
        ? inFigures(part)
            .slice(0, amount.at)
            .replace(/[\s(:]+$/u, '')
        : '';
      return { amount, label };
    });
    const known = parts.filter(({ amount, label }) => amount && label !== '').slice(0, mostChoices);
    const first = known[0]?.amount;
    if (!first || known.length < 2) continue;
    const last = list.indexOf(known.at(-1)?.label ?? '');
    const end = /[,)]/u.exec(list.slice(last + 1))?.index;
    const over = known.map(({ amount }) => amount?.over).find((one) => one && one !== 'each');
    const below = over && over !== 'each' ? over : null;
    return {
      quantities: [
        {
          ...given(first, below, name),
          label: capitalised(name.trim()),
          source: 'input',
          value: 0,
          choices: known.map(({ amount, label }) => ({
            label: capitalised(label),
            value: amount?.value ?? 0,
          })),
        },
      ],
      rest: text.replace(
        whole,
        end === undefined || known.length === parts.length ? ' ' : list.slice(last + 1 + end),
      ),
    };
  }
  return { quantities: [], rest: text };
}
