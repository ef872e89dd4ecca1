import type { Brief, ItemList } from '../model/brief';
import type { MarkedText } from './marked/marked-text';

/** Whether a short text is a price that stands with its item. */
export function isPriceOf(lists: readonly ItemList[], text: string): boolean {
  const figures = (words: string): string =>
    words.replaceAll(/[^\d.,]/g, '').replace(/[.,]+$/u, '');
  const said = figures(text);
  return (
    said !== '' &&
    text.length < longestPrice &&
    lists.some(({ items }) =>
      items.some(({ price }) => price !== undefined && figures(price) === said),
    )
  );
}

const longestPrice = 60;

/** "Warm Plates cooks hot meals": what somebody does, under their name. */
export const deedOf = (
  name: string | null,
  purpose: Brief['purpose'],
  does: string | null,
): string[] =>
  name === null ||
  does === null ||
  !['organisation', 'community', 'person', 'event'].includes(purpose)
    ? []
    : [`${name} ${does}.`];

/** "Opiniones de clientes y pedir cita." names two parts of the page and tells visitors nothing. */
export function isWishAlone(marked: MarkedText, text: string): boolean {
  const wished = marked
    .of('section', 'button')
    .reduce((rest, { text: words }) => rest.replace(words.toLowerCase(), ''), text.toLowerCase());
  const rest = wished.replaceAll(/\b(?:buttons?|sections?|pages?|forms?|links?)\b/gu, '');
  return wished.length < text.length && !/\p{L}{4}/u.test(rest);
}
