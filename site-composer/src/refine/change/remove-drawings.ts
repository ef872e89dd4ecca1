import { textOf } from 'site-document/text';
import { ancestorsOf, parentOf, rangeOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer } from '../outcome';
import { unmask } from '../read/quotes';
import { take } from './take-away';

const named =
  /^(?:all )?(?:of )?(?:the |those |these |any )?(?:little |silly |big )?(?:drawings?|illustrations?|art ?work|graphics?|sketches|cartoons?)(?: (?:on|from|in) (?:the |this )?(?:page|site|website))?(?:,? .{0,60})?$/iu;
const pressed = new Set(['a', 'button', 'summary', 'label', 'nav', 'li', 'form']);
const outer = new Set(['section', 'header', 'main', 'footer', 'body', 'article']);

/** "take the drawings off": what is drawn on the page, with the boxes that hold nothing else. */
export const removeDrawings: Changer = (request, site) => {
  const said = unmask(request.rest, request.quotes);
  if (request.action !== 'remove' || !named.test(said)) return null;
  const drawn = site.page.elements.filter(
    (element) =>
      element.tagName === 'svg' &&
      !ancestorsOf(element).some(({ tagName }) => pressed.has(tagName) || tagName === 'svg'),
  );
  const boxes = [...new Set(drawn.map((element) => boxOf(element)))].filter(
    (element) => rangeOf(element) !== null,
  );
  if (boxes.length === 0) return refuse('no drawings were found on the page.');
  return take(site, boxes, 'Removed the drawings.');
};

/** The outermost element that holds the drawing and no words. */
function boxOf(drawing: PageElement): PageElement {
  let box = drawing;
  for (let around = parentOf(box); around && !outer.has(around.tagName); around = parentOf(box)) {
    if (textOf(around, 1) !== '') break;
    box = around;
  }
  return box;
}
