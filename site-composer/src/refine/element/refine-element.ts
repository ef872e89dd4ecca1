import { wholeLines } from 'site-document/edit';
import { childElements, parentOf, rangeOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { legible, textOn } from '../../colour/oklch';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { setStyle } from '../page/attribute-edits';
import { readColours } from '../read/colour-words';
import { readHref } from '../read/hrefs';
import { isManner, noRewriting } from '../read/manner';
import { unmask } from '../read/quotes';
import type { Request } from '../read/request';
import type { PointedAt } from '../refine-types';
import type { Site } from '../site';
import { groundBehind, ownGround } from '../style/paint';
import { lead } from '../change/set-link';
import { sayInAll } from '../change/set-text';
import { take } from '../change/take-away';
import { isButton } from '../target/elements';
import { dressElement, resizeElement } from './dress-element';
import { elementName } from './element-name';

/** The element a member pointed at; null when the page has changed since. */
export function findPointed(site: Site, { at, excerpt }: PointedAt): PageElement | null {
  const element = site.page.elements.find((one) => rangeOf(one)?.start === at);
  if (!element) return null;
  const beginning = excerpt.slice(0, 60);
  return site.page.source.startsWith(beginning, at) ? element : null;
}

type ElementChanger = (request: Request, site: Site, element: PageElement) => Outcome | null;

const changers: readonly ElementChanger[] = [
  removeIt,
  moveIt,
  linkIt,
  sayIt,
  colourIt,
  resizeElement,
  dressElement,
];

/** Carries a request out at one element; nothing else of the page is touched. */
export const refineAt = (pointed: PointedAt): Changer => {
  let offset = pointed.at;
  return (request, site) => {
    const element =
      findPointed(site, { ...pointed, at: offset }) ??
      site.page.elements.find((one) => rangeOf(one)?.start === offset) ??
      null;
    if (!element) return refuse('the element you pointed at is not on the page any more.');
    offset = rangeOf(element)?.start ?? offset;
    for (const change of changers) {
      const outcome = change(request, site, element);
      if (outcome) return outcome;
    }
    return refuse(
      `this was not understood. Of this ${elementName(element)}, the text, colour, size and link can be changed, and it can be moved or removed.`,
    );
  };
};

const itself =
  /^(?:it|this|that|these|the|whole|entire|thing|element|one|please|\s)*(?:[\p{L}]+)?$/iu;

function removeIt({ action, rest }: Request, site: Site, element: PageElement): Outcome | null {
  if (action !== 'remove') return null;
  const name = elementName(element);
  const named = rest
    .replace(/^(?:this|that|the|it|these)\s*/i, '')
    .replace(/^(?:whole|entire)\s+/i, '')
    .trim()
    .toLowerCase();
  if (
    !itself.test(rest) ||
    ![
      '',
      name,
      element.tagName,
      'element',
      'section',
      'thing',
      'one',
      'item',
      'button',
      'text',
      'picture',
      'image',
      'card',
      'it',
    ].includes(named)
  )
    return refuse(`point at the part that should go, or say “remove this ${name}”.`);
  return take(site, [element], `Removed this ${name}.`);
}

function moveIt({ action, rest }: Request, site: Site, element: PageElement): Outcome | null {
  if (action !== 'move') return null;
  const up = /\b(?:up|higher|above|before|left|first|top|earlier)\b/i.test(rest);
  if (!up && !/\b(?:down|lower|below|after|right|last|bottom|later)\b/i.test(rest)) return null;
  const siblings = childElements(parentOf(element) ?? element).filter((one) => rangeOf(one));
  const at = siblings.indexOf(element);
  const far = /\b(?:first|top|last|bottom)\b/i.test(rest);
  const other = far ? (up ? siblings[0] : siblings.at(-1)) : siblings[up ? at - 1 : at + 1];
  const [own, next] = [rangeOf(element), other ? rangeOf(other) : null];
  if (!own || !next || other === element)
    return refuse(
      `there is nothing ${up ? 'before' : 'after'} this ${elementName(element)} to move it past.`,
    );
  const whole = wholeLines(site.page.source, own);
  const text = site.page.source.slice(whole.start, whole.end);
  const goal = up ? wholeLines(site.page.source, next).start : next.end;
  return {
    site: site.edit([
      { file: 'html', ...whole, text: '' },
      { file: 'html', start: goal, end: goal, text },
    ]),
    sentence: `Moved this ${elementName(element)} ${up ? 'up' : 'down'}.`,
    holds: (after, before) =>
      after.page.elements.length === before.page.elements.length &&
      after.page.elements.filter((one) => one.tagName === element.tagName).length ===
        before.page.elements.filter((one) => one.tagName === element.tagName).length,
  };
}

function linkIt(
  { action, verb, rest, quotes }: Request,
  site: Site,
  element: PageElement,
): Outcome | null {
  const match =
    /\b(?:link|links|lead|leads|point|points|go|goes|open|opens)(?: to| at)?\s+(\S.*)$/i.exec(
      `${verb} ${rest}`.replace(/\b(?:it|this) to\b/i, ''),
    );
  const goal =
    action === 'link' ? rest.replace(/^(?:it|this)?\s*(?:to|at|with)?\s*/i, '') : match?.[1];
  if (goal === undefined || element.tagName !== 'a')
    return action === 'link' ? refuse(`this ${elementName(element)} is no link.`) : null;
  const href = readHref(site, unmask(goal, quotes));
  return href === null
    ? refuse(`“${goal.slice(0, 60)}” is no address a link could lead to.`)
    : lead(site, [element], href);
}

const wording =
  /^(?:(?:it|this|that|the)?\s*(?:text|wording|words?|heading|headline|title|label|caption|name|link|button|paragraph|it)?\s*(?:to say|to read|say|read|to|with|into|as|should say|should read|should be)|(?:it )?(?:should say|should read|says?|reads?|call it))\s*:?\s+(.+)$/is;

function sayIt(
  { action, verb, rest, quotes, content }: Request,
  site: Site,
  element: PageElement,
): Outcome | null {
  const whole = /^‹(\d+)›$/.exec(rest)?.[1];
  const said =
    whole !== undefined && (action === null || ['write', 'say', 'make', 'change'].includes(verb))
      ? rest
      : action === null || action === 'set'
        ? wording.exec(rest)?.[1]
        : undefined;
  if (['rewrite', 'reword', 'rephrase'].includes(verb) && quotes.length === 0)
    return refuse(noRewriting);
  if (said === undefined) return null;
  const text = unmask(said, quotes);
  if (!said.includes('‹') && (isManner(text) || readColours(said).length > 0))
    return isManner(text) && !/\b(?:bigger|larger|smaller|bold|darker|lighter)\b/i.test(text)
      ? refuse(noRewriting)
      : null;
  return sayInAll(
    site,
    [element],
    content === '' || said.includes('‹') ? text : `${text}. ${content}`,
  );
}

/** Of a button or a section the ground, of anything else the text. */
function colourIt({ verb, rest }: Request, site: Site, element: PageElement): Outcome | null {
  const [colour] = readColours(`${verb} ${rest}`);
  if (!colour) return null;
  const isGround =
    /\b(?:background|backdrop|fill)\b/i.test(rest) ||
    (!/\b(?:text|letters|writing|font)\b/i.test(rest) &&
      (isButton(element) ||
        ['section', 'header', 'footer', 'div', 'nav', 'article', 'form'].includes(
          element.tagName,
        ) ||
        ownGround(site, element) !== null));
  const { hex } = colour;
  const ground = groundBehind(site, element);
  const ink = ground === null ? hex : legible(hex, [ground]);
  const style: Record<string, string> = isGround
    ? { background: hex, color: textOn(hex) }
    : { color: ink };
  const place = site.page.elements.indexOf(element);
  return {
    site: site.edit(setStyle(element, style)),
    sentence: `Made the ${isGround ? 'background' : 'text'} of this ${elementName(element)} ${colour.words}.`,
    holds: (after) => {
      const now = after.page.elements[place];
      if (!now) return false;
      return isGround
        ? groundBehind(after, now) === hex
        : after.cascade.computed(now, 'color') === ink;
    },
  };
}
