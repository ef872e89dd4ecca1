import { readAs } from '../order';
import type { Order } from '../order';

const kind = String.raw`(?:bit|section|part|paragraph|abschnitt|teil|absatz|section|partie|paragraphe|sección|apartado|sezione|parte|stukje|deel|sectie|secção|seção)`;
const of = String.raw`(?:about|bout|on|for|over|über|zu|sur|pour|sobre|de|su|per|voor)`;
const about = new RegExp(
  String.raw`^(?:[\p{L}'’]+[ ,]+){0,5}?(?:an? |one |eine?n? |une? |una? |uno |een |uma )(?:wee |little |small |tiny |new |short |kleine[nr]? |petite? |pequeñ[oa] |piccol[oa] )?${kind}(?: here| there| somewhere| in)? ${of} ([^,:.;]{3,60}?)(?: (?:wäre gut|would be (?:good|nice|great)|please|pls))?\s?[,:.;–—]\s*(\S.{7,600})$`,
  'isu',
);
const noted = new RegExp(
  String.raw`^(?:[\p{L}'’]+[ ,]+){0,5}?(?:wee |little |small |tiny |short )?(?:note|line|sentence|satz|hinweis|phrase|frase|zin|nota)\b[^:]{0,40}?(?: saying| that says)?\s?:\s*(\S.{7,600})$`,
  'isu',
);
const old = /\b(?:change|replace|remove|delete|instead|move|bigger|smaller)\b/iu;

/** "a bit about why lay a hedge, it grows from the bottom again": a part with a heading and what it says. */
export function asPart(order: Order): Order | null {
  const [, label, text] = about.exec(order.asked) ?? [];
  if (
    label !== undefined &&
    text !== undefined &&
    !old.test(order.asked.slice(0, order.asked.indexOf(label)))
  )
    return readAs(order, 'add-section', { label: 'label', text: label }, { label: 'text', text });
  const note = noted.exec(order.asked)?.[1];
  if (note === undefined || old.test(order.asked.slice(0, order.asked.indexOf(note)))) return null;
  const isLast = /\b(?:end|bottom|foot)\b/iu.test(order.asked.slice(0, order.asked.indexOf(note)));
  const told = { label: 'text', text: note } as const;
  return isLast
    ? readAs(order, 'add-section', told, { label: 'bottom', text: 'bottom' })
    : readAs(order, 'add-section', told);
}
