import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { keysOf } from './value-keys';

/** A sentence, or an element small enough to be read as one thing. */
export interface Place {
  readonly text: string;
  readonly keys: ReadonlySet<string>;
  readonly isSentence: boolean;
}

export interface PagePlaces {
  readonly text: string;
  readonly places: readonly Place[];
  readonly sentences: readonly Place[];
}

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

const unseen = new Set(['head', 'script', 'style', 'svg', 'template', 'noscript']);
const inline = new Set([
  '#text',
  'a',
  'b',
  'strong',
  'em',
  'i',
  'span',
  'small',
  'time',
  'br',
  'abbr',
  'q',
  'cite',
]);
/** A card, a row or an entry; what is longer is a section. */
const longestPlace = 260;

const isHidden = (node: Node): boolean =>
  'attrs' in node && node.attrs.some(({ name }) => name === 'hidden');

/** What a visitor reads, sentence by sentence and row by row; links lead to what is behind them. */
export function placesOf(html: string): PagePlaces {
  const places: Place[] = [];
  const hrefs: string[] = [];
  const walk = (node: Node): string => {
    if (unseen.has(node.nodeName) || isHidden(node)) return '';
    if ('value' in node) return node.value;
    if (!('childNodes' in node)) return '';
    if ('attrs' in node)
      for (const { name, value } of node.attrs) if (name === 'href') hrefs.push(value);
    const text = ` ${node.childNodes.map(walk).join(inline.has(node.nodeName) ? '' : ' ')} `;
    const plain = text.replaceAll(/\s+/g, ' ').trim();
    const isLeaf = node.childNodes.every(({ nodeName }) => inline.has(nodeName));
    if (plain === '' || inline.has(node.nodeName)) return text;
    if (isLeaf)
      for (const sentence of plain.split(/(?<=[.!?…])\s+(?=[\p{Lu}\d"“])/u)) add(sentence, true);
    else if (plain.length <= longestPlace) add(plain, false);
    return text;
  };
  const add = (text: string, isSentence: boolean): void =>
    void places.push({ text, keys: keysOf(text), isSentence });
  const text = walk(parse(html)).replaceAll(/\s+/g, ' ');
  return {
    text: `${text} ${hrefs.join(' ')}`.toLowerCase(),
    places,
    sentences: places.filter(({ isSentence }) => isSentence),
  };
}
