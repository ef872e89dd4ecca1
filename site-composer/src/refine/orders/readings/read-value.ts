import { isForeignCommand } from '../../read/foreign-wording';
import { commandWords } from '../../read/request';
import type { Site } from '../../site';
import { tellingWords } from '../../target/alike-words';
import { isOfValue, likeness, namingWords } from '../../told/content-words';
import { figuresIn, inFigures } from '../figures';
import type { Figure } from '../figures';
import { readAs } from '../order';
import type { Order } from '../order';
import { linesOf } from '../page-units';

const mostWords = 14;
/** Courtesies that stand in front of a command. */
const mostLeading = 4;

/** "run by six churches", "judge is Mrs V. Lamb this year": a statement with one value is what the page says of it now. */
export function asValue(order: Order, site: Site): readonly Order[] {
  // "I answer in two days, same day is too much stress": the reason is no part of it.
  const asked = order.asked.split(/,\s|\s[–—-]\s/u)[0] ?? '';
  const words = asked.split(/\s+/u);
  const isCommand = words
    .slice(0, mostLeading)
    .map((word) => word.toLowerCase().replaceAll(/[^\p{L}]/gu, ''))
    .some((word) => commandWords.has(word) || isForeignCommand(word));
  if (words.length > mostWords || isCommand) return [];
  const figures = figuresIn(inFigures(asked)).filter((figure) => isNew(figure, order));
  return figures
    .filter(({ words: value }) => isOnPage(site, asked.replace(value, ' ')))
    .map(({ kind, words: text }) =>
      kind === 'sum' || order.operation === 'price'
        ? readAs(order, 'price', { label: 'price', text })
        : readAs(order, 'replace', { label: 'text', text }),
    );
}

/** In German every noun looks like a name. */
const isNew = ({ kind, start }: Figure, { language }: Order): boolean =>
  kind !== 'name' || language !== 'de' || start > 0;

/** All that is said besides the value stands in one row of the page, or below one heading. */
function isOnPage(site: Site, rest: string): boolean {
  const words = namingWords(rest).filter((word) => !isOfValue(word));
  return (
    words.length === 0 ||
    linesOf(site).some(({ rowWords, headWords, text }) => {
      const own = [...tellingWords(text.value), ...rowWords, ...headWords];
      return words.every((word) => likeness(word, own) > 0);
    })
  );
}
