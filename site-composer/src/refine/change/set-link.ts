import { escapeAttribute, escapeText } from 'site-document/escape';
import { attributeOf, parentOf, rangeOf } from 'site-document/tree';
import type { PageElement, PageText } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { setAttribute } from '../page/attribute-edits';
import { readHref } from '../read/hrefs';
import { unmask } from '../read/quotes';
import type { Site } from '../site';
import { buttonsOf, heroOf, labelOf, placeNamed, pressedBy } from '../target/elements';

const forms: readonly RegExp[] = [
  /^(.+?)\s+(?:should|must|needs? to|has to|have to|ought to)\s+(?:now )?(?:link|point|lead|go|open|connect|take (?:you|people|visitors)|send (?:you|people|visitors))(?: to| at)?\s+(.+)$/i,
  /^(.+?)\s+(?:(?:should|must|to|so that it)\s+)?(?:links?|points?|leads?|goes?|go|opens?|open|connects?|takes? (?:you|people|visitors)|sends? (?:you|people|visitors))(?: me)?(?: up)?(?: over)?(?: to| at)?\s+(.+)$/i,
  /^(?:the )?(?:link|url|href|address|target) (?:of|on|for|behind) (.+?)\s+(?:to|into|with|is now|is|should be)\s+(.+)$/i,
  /^(?:the )?(.+?)(?:'s)? (?:link|url|href)\s+(?:to|into|with|should be)\s+(.+)$/i,
  /^(.+?)\s+(?:to|with|at)\s+(.+)$/i,
];

/** "link the order button to https://…", "the Instagram link should go to …", "make Book now call 0113 …". */
export const setLink: Changer = (request, site): Outcome | null => {
  if (!['set', 'link', null].includes(request.action)) return null;
  const rest = request.rest.replace(/^up\s+/i, '');
  const linked = linkText(site, rest, request.quotes);
  if (linked) return linked;
  const call = /^(.+?)\s+(?:(?:should|must|to)\s+)?(?:calls?|phones?|dials?|rings?)\s+(.+)$/i.exec(
    rest,
  );
  const match =
    call ??
    forms
      .slice(0, request.action === 'link' ? 5 : 4)
      .map((form) => form.exec(rest))
      .find(Boolean);
  if (!match) return null;
  const goal = unmask(match[2] ?? '', request.quotes);
  const href = readHref(site, goal);
  const said = unmask(match[1] ?? '', request.quotes);
  if (
    !/\b(?:button|link|cta|call to action|logo|icon)\b/i.test(said) &&
    request.action !== 'link' &&
    pressedBy(site, said, null).length === 0
  )
    return null;
  const elements = pressed(site, said);
  if (href === null)
    return request.action === 'link' || /\blink|button\b/i.test(said)
      ? refuse(`“${goal.slice(0, 60)}” is no address a link could lead to.`)
      : null;
  if (elements.length === 0) return refuse(`“${said.slice(0, 60)}” was not found on the page.`);
  return lead(site, elements, href);
};

/** "make our newsletter a link to https://…": words of the page that were none become one. */
function linkText(site: Site, rest: string, quotes: readonly string[]): Outcome | null {
  const match =
    /^(?:the (?:words?|text) )?(.{2,80}?) (?:into )?a (?:clickable )?link to (\S+)$/iu.exec(rest);
  const said = unmask(match?.[1] ?? '', quotes);
  const href = match ? readHref(site, unmask(match[2] ?? '', quotes)) : null;
  if (!match || href === null) return null;
  const text = site.page.texts.find(
    (one) => one.value.toLowerCase().includes(said.toLowerCase()) && !isWithinLink(one),
  );
  const range = text ? rangeOf(text) : null;
  const source = range ? site.page.source.slice(range.start, range.end) : '';
  const at = source.toLowerCase().indexOf(escapeText(said).toLowerCase());
  if (!range || at === -1) return refuse(`“${said.slice(0, 60)}” was not found on the page.`);
  const start = range.start + at;
  const end = start + escapeText(said).length;
  const label = site.page.source.slice(start, end);
  return {
    site: site.edit([
      { file: 'html', start, end, text: `<a href="${escapeAttribute(href)}">${label}</a>` },
    ]),
    sentence: `“${said}” now leads to ${href}.`,
    holds: (after) =>
      pressedBy(after, said, null).some((link) => attributeOf(link, 'href') === href),
  };
}

function isWithinLink(text: PageText): boolean {
  for (let parent = parentOf(text); parent; parent = parentOf(parent))
    if (['a', 'button', 'title', 'option', 'label', 'script', 'style'].includes(parent.tagName))
      return true;
  return false;
}

function pressed(site: Site, phrase: string): PageElement[] {
  const place = /^(.+?) (?:in|on|at|of) the (.+)$/i.exec(phrase);
  const within = place ? placeNamed(site, place[2] ?? '') : null;
  const said = within ? (place?.[1] ?? phrase) : phrase;
  const label = said
    .replace(/^(?:the|our|my|all|every)\s+/i, '')
    .replace(
      /\s*\b(?:buttons?|links?|nav(?:igation)? (?:item|link|entry)|menu (?:item|link|entry)|icon)$/i,
      '',
    )
    .replace(/^(?:button|link)\s+/i, '')
    .trim();
  if (label !== '' && !/^(?:main|hero|first|call to action|cta|big)$/i.test(label))
    return pressedBy(site, label, within);
  const [first] = buttonsOf(site, within ?? heroOf(site));
  return first ? pressedBy(site, labelOf(first), within) : [];
}

/** Makes links lead somewhere else. A button that is no link cannot. */
export function lead(site: Site, elements: readonly PageElement[], href: string): Outcome {
  const links = elements.filter(({ tagName }) => tagName === 'a');
  const [first] = links;
  if (!first) return refuse('it is a button of a form or a script, which leads nowhere.');
  if (links.every((link) => attributeOf(link, 'href') === href))
    return refuse('it leads there already.');
  const label = labelOf(first);
  const places = links.map((link) => site.page.elements.indexOf(link));
  return {
    site: site.edit(links.flatMap((link) => setAttribute(link, 'href', href))),
    sentence: `“${label}” now leads to ${href}.`,
    holds: (after) =>
      places.every((place) => attributeOf(after.page.elements[place] ?? first, 'href') === href),
  };
}
