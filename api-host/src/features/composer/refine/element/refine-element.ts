import { changeText } from '../change-text';
import { carryOutEach, toldAs } from '../carry-out';
import type { Files } from '../files';
import { rangeOf, readPage } from '../page';
import type { Page, PageElement } from '../page';
import type { Refinement } from '../refine';
import { asksForPictures } from '../own-pictures';
import { removeSection } from '../remove-section';
import { splitRequests } from '../requests';
import type { ElementChange, ElementOutcome } from './element-change';
import { colourElement, dressElement, resizeElement } from './element-style';
import { removeElement, rewordElement } from './element-text';

/** Changes that are made for pages work on an element that is given to them as a page of its own. */
const insideElement: ElementChange = (request, page, element) => {
  const range = rangeOf(element);
  if (!range) return null;
  const files: Files = { html: page.source.slice(range.start, range.end), css: '', js: '' };
  for (const change of [changeText, removeSection]) {
    const outcome = change(request, files);
    if (outcome?.files && outcome.files.html !== files.html) {
      const { html } = outcome.files;
      const whole = page.source.slice(0, range.start) + html + page.source.slice(range.end);
      return { html: whole, note: outcome.note };
    }
  }
  return null;
};

/** Asked in this order; the first that knows the request carries it out or says why it cannot. */
const changes: readonly ElementChange[] = [
  removeElement,
  resizeElement,
  rewordUnlessColour,
  colourElement,
  dressElement,
  insideElement,
];

/** "change it to red" means the colour, "change it to “Red”" the text. */
function rewordUnlessColour(...[request, page, element, files]: Parameters<ElementChange>) {
  const isQuoted = /["“'‘].+["”'’]/.test(request);
  const isColour = colourElement(request, page, element, files) !== null;
  const isShort = request.split(/\s+/).length <= 6;
  return isColour && isShort && !isQuoted ? null : rewordElement(request, page, element, files);
}

function carryOut(request: string, page: Page, element: PageElement, files: Files): ElementOutcome {
  if (asksForPictures(request)) {
    const note =
      'Not done: own pictures are placed on the whole page. Leave the element and ask for them again.';
    return { html: null, note };
  }
  for (const change of changes) {
    const outcome = change(request, page, element, files);
    if (outcome !== null) return outcome;
  }
  return {
    html: null,
    note: `Not understood: “${request.slice(0, 120)}”. At one element the offline composer can change the text, the colour and the size, make it bold, italic, rounded or centred, and remove it.`,
  };
}

/**
 * Carries out an instruction at the element whose tag begins at `at`. Nothing outside of it changes: an
 * edit reaches from its first to its last character.
 */
export function refineElement(instruction: string, files: Files, at: number): Refinement {
  const result = carryOutEach(splitRequests(instruction), files, (request, current) => {
    const page = readPage(current.html);
    const element = page.elements.find(
      (one) => one.sourceCodeLocation?.startTag?.startOffset === at,
    );
    if (!element) {
      const note = `Not done: “${request.slice(0, 120)}”. The element is no longer there.`;
      return { files: null, note };
    }
    const { html, note } = carryOut(request, page, element, current);
    return { files: html === null ? null : { ...current, html }, note };
  });
  const changed = result.files.html !== files.html;
  return { ...result.files, ...toldAs(result.parts), changed };
}
