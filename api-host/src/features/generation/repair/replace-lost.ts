import { applyEdits } from 'site-document/edit';
import { escapeAttribute } from 'site-document/escape';
import { listElements } from '../answer/page-parts';
import type { PagePart } from '../answer/page-parts';

interface Replaced {
  html: string;
  notes: string[];
}

/**
 * Replaces references to missing files: a drawn placeholder for a picture, nothing for a style
 * sheet or a script. Everything else is kept byte for byte.
 */
export function replaceLost(html: string, lost: ReadonlySet<string>): Replaced {
  const found = listElements(html).filter((element) => isLost(element, lost));
  const changes = found.map((element) => ({
    start: element.start,
    end: element.end,
    text: element.name === 'img' ? standIn(element) : '',
  }));
  return { html: applyEdits(html, changes), notes: found.map(noteOn) };
}

const addressOf = ({ attributes }: PagePart): string =>
  attributes.get('src') ?? attributes.get('href') ?? '';

function isLost(element: PagePart, lost: ReadonlySet<string>): boolean {
  const address = addressOf(element);
  if (!/^(?:img|script|link)$/.test(element.name) || address === '') return false;
  // The browser reports the absolute address; the page may use a shorter form.
  return lost.has(address) || (URL.canParse(address) && lost.has(new URL(address).href));
}

function noteOn(element: PagePart): string {
  const address = addressOf(element).slice(0, 200);
  return element.name === 'img'
    ? `The picture ${address} could not be loaded; a drawing stands in for it.`
    : `${address} could not be loaded and was taken out.`;
}

/** Keeps the picture's class, id and alternative text, so that layout and meaning stay the same. */
function standIn({ attributes }: PagePart): string {
  const kept = ['id', 'class', 'width', 'height']
    .flatMap((name) => {
      const value = attributes.get(name);
      return value === undefined ? [] : [` ${name}="${escapeAttribute(value)}"`];
    })
    .join('');
  const width = attributes.has('width') ? '' : ' width="400"';
  const words = attributes.get('alt') ?? '';
  const role =
    words === '' ? ' aria-hidden="true"' : ` role="img" aria-label="${escapeAttribute(words)}"`;
  return `<svg${kept}${width}${role} viewBox="0 0 400 300" xmlns="http://www.w3.org/2000/svg"><rect width="400" height="300" fill="#d9dde3"/><path d="M0 300 130 140 220 230 290 170 400 300Z" fill="#aab2bd"/><circle cx="310" cy="80" r="34" fill="#f2f4f7"/></svg>`;
}
