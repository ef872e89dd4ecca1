import { indentAt } from 'site-document/edit';
import { escapeAttribute, escapeText } from 'site-document/escape';
import { textOf } from 'site-document/text';
import {
  attributeOf,
  classesOf,
  elementsIn,
  innerRange,
  isInside,
  parentOf,
  rangeOf,
} from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import type { Edit } from '../refine-types';
import { readHref } from '../read/hrefs';
import { unmask } from '../read/quotes';
import type { Request } from '../read/request';
import type { Site } from '../site';
import {
  brandOf,
  buttonsOf,
  heroOf,
  introOf,
  isButton,
  isLink,
  labelOf,
  placeNamed,
  siteHeader,
} from '../target/elements';
import { findSection, sectionsOf } from '../target/sections';

interface AskedButton {
  readonly label: string;
  readonly goal: string | null;
  readonly place: string | null;
  readonly kind: 'button' | 'link';
}

/** "add a button ‹Book now› to the hero that links to https://…", "put a call button in the header". */
export const addButton: Changer = (request, site): Outcome | null => {
  if (request.action !== 'add') return null;
  const asked = readButton(request);
  if (!asked) return null;
  const place =
    asked.place === null
      ? null
      : (edgeOf(site, asked.place) ??
        placeNamed(site, asked.place) ??
        findSection(site, asked.place)?.element ??
        null);
  if (asked.place !== null && !place)
    return refuse(`“${asked.place.slice(0, 60)}” was not found on the page.`);
  if (asked.goal === null && ofTool.test(asked.label))
    return refuse(
      `a button “${asked.label.slice(0, 60)}” would have to work the tool on the page, which cannot be changed here.`,
    );
  const target = place ?? heroOf(site) ?? sectionsOf(site)[0]?.element ?? null;
  return target ? pressed(site, target, asked) : refuse('no place for it was found.');
};

/** A button with a label at a place of the page; without an address it leads where such a button does. */
export const putButton = (
  site: Site,
  target: PageElement,
  label: string,
  goal: string | null,
): Outcome => pressed(site, target, { label, goal, place: null, kind: 'button' });

function pressed(site: Site, target: PageElement, asked: AskedButton): Outcome {
  const href = asked.goal === null ? usualGoal(site, asked.label) : readHref(site, asked.goal);
  if (href === null)
    return refuse(
      asked.goal === null
        ? 'say where it should lead.'
        : `“${asked.goal.slice(0, 60)}” is no address a link could lead to.`,
    );
  const edit = insertion(site, target, asked, href);
  if (!edit) return refuse('no place for it was found.');
  const wanted = plainWords(asked.label);
  return {
    site: site.edit([edit]),
    sentence: `Added the ${asked.kind} “${asked.label}”, which leads to ${href}.`,
    holds: (after) =>
      after.page.elements.some(
        (element) =>
          isLink(element) &&
          attributeOf(element, 'href') === href &&
          plainWords(labelOf(element)) === wanted,
      ),
  };
}

/** "at the bottom", "at the end of the page": the last section; "at the top": the first. */
function edgeOf(site: Site, phrase: string): PageElement | null {
  if (/^(?:very )?(?:bottom|end)(?: of the (?:page|site))?$/i.test(phrase))
    return sectionsOf(site).at(-1)?.element ?? null;
  return /^(?:very )?(?:top|start|beginning)(?: of the (?:page|site))?$/i.test(phrase)
    ? heroOf(site)
    : null;
}

/** What a link cannot do: it leads somewhere, and starts or clears nothing. */
const ofTool =
  /^(?:(?:try|play|start|begin) (?:it )?(?:again|over|anew)|restart|reset|retry|replay|undo|clear(?: all)?|next question|new game|shuffle|save|print|nochmal|rejouer|recommencer|riprova|otra vez|opnieuw)[!.]?$/iu;

const kinds =
  /^(?:an?|another|one|the)?\s*(?:new |big |clear |small |second |prominent |extra |call[- ]to[- ]action )*(.*?)\s*\b(button|link|cta)\b\s*(.*)$/i;

function readButton({ rest, quotes }: Request): AskedButton | null {
  if (/\bsection\b.*\bwith\b/i.test(rest)) return null;
  const match = kinds.exec(rest);
  if (!match) return null;
  const [, before = '', kind = '', behind = ''] = match;
  const goal =
    /\b(?:(?:that|which) )?(?:links?|linking|leads?|leading|points?|pointing|goes|going|jumps?|jumping|scrolls?|scrolling|opens?|opening|takes? \w+|brings? \w+|calls?|calling|dials?|to call|for)\b(?: (?:up|to|at|on))?\s+((?:https?:|www\.|mailto:|tel:|#|\+?\d|‹|[\w.-]+@|the |our |[\w-]+\.[a-z]{2}).*)$/i.exec(
      behind,
    );
  const upTo = goal ? behind.slice(0, goal.index) : behind;
  const direct = goal ? null : /\bto ((?:https?:|www\.|mailto:|tel:|#[\w-]).*)$/i.exec(behind);
  const middle = direct ? behind.slice(0, direct.index) : upTo;
  const place =
    /\b(?:to|in|into|on|at|under|below|beneath|after|inside)\s+(?:the |our )?(?:end of the |bottom of the |top of the )?([^‹›]{2,50}?)\s*(?:that says.*|saying.*|labelled.*|with.*|called.*|,.*|and|which|that)?$/i.exec(
      middle,
    )?.[1];
  const said =
    /‹\d+›/.exec(before)?.[0] ??
    /(?:that says|saying|labell?ed|called|with the (?:text|label)|reading|with text|named|:)\s*(‹\d+›|.+?)(?=\s+(?:to|in|into|on|at|under|below)\s+the\b|$)/i.exec(
      middle,
    )?.[1] ??
    /‹\d+›/.exec(middle)?.[0] ??
    before;
  const label = unmask(said, quotes)
    .replace(/^(?:that says|saying)\s+/i, '')
    .trim();
  const name = label === '' ? '' : label.charAt(0).toUpperCase() + label.slice(1);
  if (name === '' || name.length > 60) return null;
  const where =
    place === undefined ? null : unmask(place, quotes).replace(/\s+(?:section|area)$/i, '');
  const lead = goal?.[1] ?? direct?.[1];
  return {
    label: name,
    goal: lead === undefined ? null : unmask(lead, quotes),
    place: where,
    kind: /link/i.test(kind) ? 'link' : 'button',
  };
}

/** Without an address: a number to call for "Call us", else the form or the contact section. */
function usualGoal(site: Site, label: string): string | null {
  const links = site.page.elements.filter(isLink).map((element) => attributeOf(element, 'href'));
  if (/\b(?:call|ring|phone)\b/i.test(label))
    return links.find((href) => href.startsWith('tel:')) ?? null;
  if (/\b(?:e-?mail|write)\b/i.test(label))
    return links.find((href) => href.startsWith('mailto:')) ?? null;
  const named = findSection(site, label);
  const sections = sectionsOf(site).filter(({ id }) => id !== '');
  const goal =
    (named?.id ? named : undefined) ??
    sections.find(({ topic }) => topic === 'form') ??
    sections.find(({ topic }) => topic === 'contact') ??
    sections.findLast(({ element }) =>
      elementsIn(element).some(({ tagName }) => tagName === 'form'),
    );
  return goal && !goal.first ? `#${goal.id}` : null;
}

function insertion(site: Site, target: PageElement, asked: AskedButton, href: string): Edit | null {
  const model =
    buttonsOf(site, target).find(isLink) ??
    buttonsOf(site, null).find((element) => isLink(element) && !inHeader(site, element)) ??
    buttonsOf(site, null)[0];
  const names = model && asked.kind === 'button' ? attributeOf(model, 'class') : '';
  const html = `<a${names === '' ? '' : ` class="${escapeAttribute(names)}"`} href="${escapeAttribute(href)}">${escapeText(asked.label)}</a>`;
  const beside = buttonsOf(site, target).findLast(
    (element) => isLink(element) && !insideItem(element),
  );
  const besideRange = beside ? rangeOf(beside) : null;
  if (beside && besideRange) {
    const parent = parentOf(beside);
    const wrapped = parent?.tagName === 'li' ? `<li>${html}</li>` : html;
    const at =
      parent?.tagName === 'li' ? (rangeOf(parent)?.end ?? besideRange.end) : besideRange.end;
    return {
      file: 'html',
      start: at,
      end: at,
      text: `\n${indentAt(site.page.source, besideRange.start)}${wrapped}`,
    };
  }
  return atEnd(site, target, html);
}

function inHeader(site: Site, element: PageElement): boolean {
  const header = siteHeader(site);
  return header !== null && isInside(element, header);
}

function insideItem(element: PageElement): boolean {
  for (
    let parent = parentOf(element);
    parent && !['section', 'header', 'main', 'footer'].includes(parent.tagName);
    parent = parentOf(parent)
  )
    if (
      classesOf(parent).some((name) => /card|item|product|plan/i.test(name)) ||
      parent.tagName === 'form'
    )
      return true;
  return false;
}

/** Behind the last thing that is read in the section: its paragraphs, its list, its heading. */
function atEnd(site: Site, target: PageElement, html: string): Edit | null {
  if (target.tagName === 'header' || target.tagName === 'nav') {
    const brand = brandOf(site);
    const list = elementsIn(target).find(({ tagName }) => tagName === 'ul');
    const inside = list ? innerRange(list) : null;
    if (inside)
      return { file: 'html', start: inside.end, end: inside.end, text: `<li>${html}</li>\n` };
    const end = brand ? rangeOf(brand)?.end : undefined;
    return end === undefined ? null : { file: 'html', start: end, end, text: `\n${html}` };
  }
  const intro = target === heroOf(site) ? introOf(site) : null;
  const blocks = elementsIn(target).filter(
    (element) =>
      ['p', 'ul', 'ol', 'dl', 'table', 'form', 'h2', 'h1', 'h3'].includes(element.tagName) &&
      textOf(element, 3) !== '' &&
      !element.attrs.some(({ name }) => name === 'hidden') &&
      !isButton(element),
  );
  const outer = blocks.filter((element) => !blocks.some((other) => isInside(element, other)));
  const last = intro ?? outer.findLast((element) => !insideItem(element)) ?? outer.at(-1);
  const range = last ? rangeOf(last) : null;
  if (!range) return null;
  const group = site.page.elements.some((element) => classesOf(element).includes('actions'))
    ? ' class="actions"'
    : '';
  return {
    file: 'html',
    start: range.end,
    end: range.end,
    text: `\n${indentAt(site.page.source, range.start)}<p${group}>${html}</p>`,
  };
}
