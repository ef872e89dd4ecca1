import { escapeText } from 'site-document/escape';
import { textsIn } from 'site-document/text';
import {
  attributeOf,
  descendantsOf,
  isElement,
  isInside,
  parentOf,
  rangeOf,
} from 'site-document/tree';
import type { PageElement, PageText } from 'site-document/tree';
import { findPrice } from '../../text/money';
import { applyEdits } from '../page/apply-edits';
import type { Edit } from '../refine-types';
import type { Site } from '../site';
import type { PageItem } from '../target/items';

export interface ItemTexts {
  readonly title: string;
  readonly price: string | null;
  readonly text: string | null;
}

/** A further item built like the last one of its list, with other texts; null when that item has no place for them. */
export function cloneItem(site: Site, { siblings }: PageItem, asked: ItemTexts): string | null {
  const model = chooseModel(siblings, asked);
  const range = model ? rangeOf(model) : null;
  if (!model || !range) return null;
  const texts = textsIn(model, 60);
  const priced = texts.filter((text) => findPrice(text.value));
  const plain = texts.filter(
    (text) => /[\p{L}\p{N}]/u.test(text.value) && (!priced.includes(text) || textLeft(text) !== ''),
  );
  const [sign, ...rest] = plain;
  // The initials of a person stand in a circle before the name.
  const isSigned = sign !== undefined && isMonogram(sign.value, rest[0]?.value ?? '');
  const [title, second] = isSigned ? rest : plain;
  if (!title || (asked.price !== null && priced.length > 1)) return null;
  const edits: Edit[] = isSigned && sign ? set(sign, initialsOf(asked.title)) : [];
  const price = priced[0];
  const sentence = title === price;
  const isOneText = texts.length === (isSigned ? 2 : 1) && !sentence && asked.text !== null;
  const whole = isOneText ? `${asked.title}${jointIn(title)}${asked.text ?? ''}` : asked.title;
  edits.push(...set(title, sentence ? joined(title, asked) : whole));
  if (price && !sentence && asked.price !== null)
    edits.push(...set(price, priceText(price, asked.price)));
  const others = texts.filter(
    (text) =>
      text !== title && text !== price && !(isSigned && text === sign) && !inPressed(text, model),
  );
  const gone = others.filter((text) => text !== second || asked.text === null);
  if (second && asked.text !== null && others.includes(second))
    edits.push(...set(second, asked.text));
  const lost = new Set([...gone, ...(asked.price === null && price && !sentence ? [price] : [])]);
  for (const text of lost) edits.push(...removed(model, text, lost));
  edits.push(...withoutIdentity(model), ...withoutPictures(model));
  const clone = applyEdits(site.files, unique(edits));
  const grown = clone.html.length - site.files.html.length;
  const source = clone.html.slice(range.start, range.end + grown);
  if (asked.price !== null && !price) return withPrice(source, asked.price);
  return source;
}

/** With a price, one that has a price; a text with the fewest others, so that nothing is left behind. */
function chooseModel(siblings: readonly PageElement[], asked: ItemTexts): PageElement | null {
  const fitting =
    asked.price === null
      ? siblings
      : siblings.filter((one) => textsIn(one, 60).some((text) => findPrice(text.value)));
  const described =
    asked.text === null
      ? fitting
      : fitting.filter((one) => ownTexts(one) > (asked.price === null ? 1 : 2));
  // Of one that has two prices it could not be told which is which.
  const plain = (all: readonly PageElement[]): PageElement | undefined =>
    all.findLast((one) => textsIn(one, 60).filter((text) => findPrice(text.value)).length < 2);
  return (
    plain(described) ??
    plain(fitting) ??
    described.at(-1) ??
    fitting.at(-1) ??
    siblings.at(-1) ??
    null
  );
}

/** How many texts an item has beside the initials in a circle. */
function ownTexts(element: PageElement): number {
  const [sign, name, ...rest] = textsIn(element, 60);
  const isSigned = sign !== undefined && isMonogram(sign.value, name?.value ?? '');
  return rest.length + (name ? 1 : 0) + (sign && !isSigned ? 1 : 0);
}

function textLeft(text: PageText): string {
  const found = findPrice(text.value);
  if (!found) return text.value;
  return `${text.value.slice(0, found.start)}${text.value.slice(found.end)}`
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .replace(/^(?:from|per|each|a|an)\b.*$/i, '')
    .trim();
}

const initialsOf = (name: string): string =>
  (name.match(/(?<![\p{L}'’-])\p{Lu}/gu) ?? []).slice(0, 2).join('');
const isMonogram = (text: string, name: string): boolean =>
  /^\p{Lu}{1,3}$/u.test(text.trim()) && initialsOf(name).startsWith(text.trim().slice(0, 1));

/** What stands between the name and the rest of a line: "Thursday 5 November - Scenery evening". */
const jointIn = (text: PageText): string => /\s[-–—]\s|:\s|,\s/u.exec(text.value)?.[0] ?? ', ';

/** "Rye loaf – £4" in one text: the name and the price change, what joins them stays. */
function joined(text: PageText, asked: ItemTexts): string {
  const value = text.value.trim();
  const found = findPrice(value);
  if (!found || asked.price === null) return asked.title;
  const joint = /[\s–—:,.|-]*$/.exec(value.slice(0, found.start))?.[0] ?? ' ';
  return found.start === 0
    ? `${asked.price} ${asked.title}`
    : `${asked.title}${joint}${asked.price}`;
}

function priceText(text: PageText, price: string): string {
  const value = text.value.trim();
  const found = findPrice(value);
  return found && !/[^\d.,\s]/.test(price) ? value.replace(/\d[\d.,]*/, price) : price;
}

function set(text: PageText, next: string): Edit[] {
  const range = rangeOf(text);
  if (!range) return [];
  const value = text.value;
  const lead = /^\s*/.exec(value)?.[0] ?? '';
  const end = /\s*$/.exec(value)?.[0] ?? '';
  return [{ file: 'html', ...range, text: lead + escapeText(next) + end }];
}

/** A text goes with the element that holds nothing else but what goes too. */
function removed(model: PageElement, text: PageText, lost: ReadonlySet<PageText>): Edit[] {
  let element = parentOf(text);
  for (
    let around = element && parentOf(element);
    element && around && element !== model && around !== model;
    around = parentOf(around)
  ) {
    if (!textsIn(around, 60).every((one) => lost.has(one))) break;
    element = around;
  }
  if (!element || element === model) return set(text, '');
  if (['td', 'th'].includes(element.tagName)) return set(text, '–');
  const whole = textsIn(element, 60).every((one) => lost.has(one))
    ? rangeOf(element)
    : rangeOf(text);
  return whole ? [{ file: 'html', ...whole, text: '' }] : [];
}

function inPressed(text: PageText, model: PageElement): boolean {
  for (let parent = parentOf(text); parent && parent !== model; parent = parentOf(parent))
    if (['button', 'a', 'label', 'select'].includes(parent.tagName)) return true;
  return false;
}

/** An id must be unique, and data of the item it was made from is not this one's. */
function withoutIdentity(model: PageElement): Edit[] {
  const all = [model, ...descendantsOf(model).filter(isElement)];
  return all.flatMap((element) => {
    const place =
      attributeOf(element, 'id') === '' ? undefined : element.sourceCodeLocation?.attrs?.['id'];
    return place
      ? [{ file: 'html' as const, start: place.startOffset - 1, end: place.endOffset, text: '' }]
      : [];
  });
}

/** A picture shows the item it was taken of. */
function withoutPictures(model: PageElement): Edit[] {
  const pictures = descendantsOf(model).filter(
    (node) => isElement(node) && ['img', 'picture', 'video'].includes(node.tagName),
  );
  return pictures.flatMap((node) => {
    if (!isElement(node) || pictures.some((other) => isElement(other) && isInside(node, other)))
      return [];
    const range = rangeOf(node);
    return range ? [{ file: 'html' as const, ...range, text: '' }] : [];
  });
}

/** Of two changes of one place the wider one counts. */
function unique(edits: readonly Edit[]): Edit[] {
  const sorted = edits.toSorted((one, other) => one.start - other.start || other.end - one.end);
  let reached = -1;
  return sorted.filter((edit) => {
    if (edit.start < reached) return false;
    reached = edit.end;
    return true;
  });
}

/** Where the others have no price, it stands behind the name. */
function withPrice(source: string, price: string): string | null {
  const end = source.lastIndexOf('</');
  return end === -1
    ? null
    : `${source.slice(0, end)} <span class="price">${escapeText(price)}</span>${source.slice(end)}`;
}
