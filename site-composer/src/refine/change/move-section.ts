import { wholeLines } from 'site-document/edit';
import { textOf } from 'site-document/text';
import { attributeOf, elementsIn, rangeOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { findItem, listsOf } from '../target/items';
import type { Edit } from '../refine-types';
import type { Site } from '../site';
import { sectionIn } from '../target/named-sections';
import { findSection, sectionName, sectionsOf } from '../target/sections';
import type { PageSection } from '../target/sections';

type Side = 'before' | 'after';

interface Place {
  readonly side: Side;
  readonly section: PageSection;
}

const relative =
  /^(.+?)\s+(?:to (?:just |right |directly )?|just |right |directly |straight )?(above|before|over|below|beneath|under|underneath|after|following|behind|in front of)\s+(.+)$/i;
const absolute =
  /^(.+?)\s+(?:all the way )?(?:to|at|towards|as|near) (?:the )?(?:very )?(top|start|beginning|front|first(?: section| place)?|bottom|end|last(?: section| place)?)(?: of (?:the |this )?(?:page|site))?$/i;
const step =
  /^(.+?)\s+(?:(?:one (?:section |place |step )?)?(up|down|higher|lower|further up|further down))(?: (?:by )?(?:one|a) (?:section|place|step))?$/i;

/** "move the FAQ above the contact section", "put prices first", "swap about and services". */
export const moveSection: Changer = (request, site): Outcome | null => {
  if (request.action === 'swap' || /\bswap\b/i.test(request.verb)) return swap(request, site);
  if (!['move', 'add', 'set'].includes(request.action ?? '')) return null;
  const parts = readParts(request.rest);
  if (!parts) return null;
  const section = sectionIn(site, parts.what, request);
  const isMove = request.action === 'move';
  if (!section)
    return isMove ? refuse(`“${parts.what.slice(0, 60)}” was not found on the page.`) : null;
  if (request.action === 'add' && /^(?:an?|another|new)\s/i.test(parts.what)) return null;
  const place = placeFor(site, section, parts, (phrase) => sectionIn(site, phrase, request));
  if (!place) return isMove ? refuse('the place it should move to was not found.') : null;
  if (section.first) return refuse('the first section holds the headline and stays at the top.');
  const moved = carry(site, section, place);
  // A short name that a section was found by holds no other request.
  const isShort = [parts.what, parts.other ?? ''].every(
    (phrase) => phrase.split(/\s+/u).length <= mostWordsOfName,
  );
  return 'refused' in moved ? moved : { ...moved, isWhole: isShort };
};

const mostWordsOfName = 4;

interface Parts {
  readonly what: string;
  readonly where: string;
  readonly other: string | null;
}

function readParts(rest: string): Parts | null {
  const near = relative.exec(rest);
  if (near)
    return {
      what: (near[1] ?? '').replace(
        /\s+(?:at|to) the (?:very )?(?:top|bottom|end)(?: of the (?:page|site))?,?$/i,
        '',
      ),
      where: (near[2] ?? '').toLowerCase(),
      other: near[3] ?? '',
    };
  const match = absolute.exec(rest) ?? step.exec(rest) ?? /^(.+?)\s+(first|last)$/i.exec(rest);
  return match
    ? { what: match[1] ?? '', where: (match[2] ?? '').toLowerCase(), other: null }
    : null;
}

function placeFor(
  site: Site,
  section: PageSection,
  { where, other }: Parts,
  find: (phrase: string) => PageSection | null,
): Place | null {
  if (other !== null) {
    if (/^(?:the )?(?:site )?footer$/i.test(other)) return lastPlace(site, section);
    const target = find(other);
    if (!target || target.element === section.element) return null;
    const before = /above|before|over|front/.test(where);
    return { side: before && !target.first ? 'before' : 'after', section: target };
  }
  const all = sectionsOf(site).filter(({ element }) => element !== section.element);
  if (/bottom|end|last/.test(where)) return lastPlace(site, section);
  if (/top|start|beginning|front|first/.test(where)) {
    const hero = all.find(({ first }) => first);
    const [top] = all;
    return hero ? { side: 'after', section: hero } : top ? { side: 'before', section: top } : null;
  }
  const at = sectionsOf(site).findIndex(({ element }) => element === section.element);
  const up = /up|higher/.test(where);
  const next = sectionsOf(site)[up ? at - 1 : at + 1];
  return next && !next.first ? { side: up ? 'before' : 'after', section: next } : null;
}

function lastPlace(site: Site, section: PageSection): Place | null {
  const last = sectionsOf(site).findLast(({ element }) => element !== section.element);
  return last ? { side: 'after', section: last } : null;
}

/** Puts a section beside another one. */
export function carry(site: Site, section: PageSection, { side, section: target }: Place): Outcome {
  const [range, other] = [rangeOf(section.element), rangeOf(target.element)];
  if (!range || !other) return refuse('where it begins and ends could not be told from the code.');
  const whole = wholeLines(site.page.source, range);
  const text = site.page.source.slice(whole.start, whole.end);
  const at = side === 'after' ? other.end : wholeLines(site.page.source, other).start;
  const [from, to] = at < whole.start ? [at, whole.start] : [whole.end, at];
  const isThere = at >= whole.start && at <= whole.end;
  if (isThere || site.page.source.slice(from, to).trim() === '')
    return refuse('it stands there already.');
  const edits: Edit[] = [
    { file: 'html', start: whole.start, end: whole.end, text: '' },
    { file: 'html', start: at, end: at, text },
  ];
  return {
    site: site.edit(edits),
    sentence: `Moved “${sectionName(section)}” ${side === 'after' ? 'below' : 'above'} “${sectionName(target)}”.`,
    holds: (after, before) =>
      stands(after, section, target, side) &&
      after.page.elements.length === before.page.elements.length,
  };
}

function stands(site: Site, section: PageSection, target: PageSection, side: Side): boolean {
  const names = sectionsOf(site).map((one) => `${one.id} ${one.heading}`);
  const own = names.indexOf(`${section.id} ${section.heading}`);
  const other = names.indexOf(`${target.id} ${target.heading}`);
  return own !== -1 && other !== -1 && own - other === (side === 'after' ? 1 : -1);
}

function swap(request: Parameters<Changer>[0], site: Site): Outcome | null {
  const pairs = /^(.+?)\s+(?:and|with|for)\s+(.+)$/i.exec(
    request.rest
      .replace(/^(?:the )?(?:order|places?|positions?) of\s+/i, '')
      .replace(/\s+(?:around|places|positions)$/i, ''),
  );
  if (!pairs) return swapTwo(site, request.rest);
  const [one, other] = [
    sectionIn(site, pairs[1] ?? '', request),
    sectionIn(site, pairs[2] ?? '', request),
  ];
  if (!one || !other || one.element === other.element) return null;
  if (one.first || other.first)
    return refuse('the first section holds the headline and stays at the top.');
  const [first, second] = [rangeOf(one.element), rangeOf(other.element)];
  if (!first || !second) return refuse('where they begin and end could not be told from the code.');
  const source = (range: { start: number; end: number }): string =>
    site.page.source.slice(range.start, range.end);
  const earlier = first.start < second.start;
  return {
    site: site.edit([
      { file: 'html', ...first, text: source(second) },
      { file: 'html', ...second, text: source(first) },
    ]),
    sentence: `Swapped “${sectionName(one)}” and “${sectionName(other)}”.`,
    holds: (after) => {
      const names = sectionsOf(after).map(({ heading, id }) => `${id} ${heading}`);
      const own = names.indexOf(`${one.id} ${one.heading}`);
      const next = names.indexOf(`${other.id} ${other.heading}`);
      return own !== -1 && next !== -1 && own > next === earlier;
    },
  };
}

/** "the two plans": the only two that stand side by side there. */
function swapTwo(site: Site, rest: string): Outcome | null {
  const name =
    /^(?:the |these |those |both )?(?:two |both )?(?:the )?(\p{L}+)(?: round| around| over)?$/iu.exec(
      rest,
    )?.[1];
  if (name === undefined) return null;
  const section =
    findSection(site, name) ??
    (/^(?:plans?|packages?|options?|tiers?|prices?)$/i.test(name)
      ? findSection(site, 'prices')
      : null);
  const list = section
    ? listsOf(site, section.element, false).find(({ siblings }) => siblings.length === 2)
    : undefined;
  const [first, second] = list?.siblings ?? [];
  const [one, other] = [first ? rangeOf(first) : null, second ? rangeOf(second) : null];
  if (!first || !second || !one || !other) return null;
  const source = (range: { start: number; end: number }): string =>
    site.page.source.slice(range.start, range.end);
  const places = [first, second].map((element) => site.page.elements.indexOf(element));
  const said = textOf(second);
  return {
    site: site.edit([
      { file: 'html', ...one, text: source(other) },
      { file: 'html', ...other, text: source(one) },
    ]),
    sentence: `Swapped “${textOf(first, 4).slice(0, 60)}” and “${textOf(second, 4).slice(0, 60)}”.`,
    holds: (after) => {
      const now = after.page.elements[places[0] ?? -1];
      return now !== undefined && textOf(now) === said;
    },
  };
}

/** "duplicate the prices section": a copy behind it, with names of its own for what must be unique. */
export const duplicateSection: Changer = (request, site): Outcome | null => {
  if (request.action !== 'duplicate') return null;
  const phrase = request.rest.replace(/\s+(?:once|and put it .*|below .*|under .*)$/i, '');
  const line = ofList.exec(phrase)?.[1];
  if (line !== undefined) return duplicateItem(site, line);
  const section = sectionIn(site, phrase, request);
  if (!section) return refuse(`“${phrase.slice(0, 60)}” was not found on the page.`);
  const range = rangeOf(section.element);
  if (!range || section.first) return refuse('this section cannot stand on a page twice.');
  const text = renamed(site, section.element, site.page.source.slice(range.start, range.end));
  const before = sectionsOf(site).length;
  return {
    site: site.edit([{ file: 'html', start: range.end, end: range.end, text: `\n${text}` }]),
    sentence: `Put a copy of “${sectionName(section)}” below it.`,
    holds: (after) =>
      sectionsOf(after).length === before + 1 &&
      sectionsOf(after).filter(({ heading }) => heading === section.heading).length >= 2,
  };
};

/** Names of what stands in a list; a part of the page is called otherwise. */
const ofList =
  /^(?:the |my |our )?(.{2,60}?),? (?:line|row|item|entry|card|product|dish|price)(?:,? (?:i|we|so|and|because|then)\b.*)?$/i;

/** A copy of one line of a list, below it. */
function duplicateItem(site: Site, name: string): Outcome {
  const item = findItem(site, name, false);
  const range = item ? rangeOf(item.element) : null;
  if (!item || !range) return refuse(`“${name.slice(0, 60)}” was not found in a list on the page.`);
  const text = renamed(site, item.element, site.page.source.slice(range.start, range.end));
  const said = textOf(item.element);
  const count = (one: Site): number =>
    one.page.elements.filter(
      (element) => element.tagName === item.element.tagName && textOf(element) === said,
    ).length;
  return {
    site: site.edit([{ file: 'html', start: range.end, end: range.end, text: `\n${text}` }]),
    sentence: `Put a copy of “${name}” below it.`,
    holds: (after, before) => count(after) === count(before) + 1,
  };
}

/** Ids must be unique; what refers to them inside of the copy follows. */
function renamed(site: Site, element: PageElement, source: string): string {
  const taken = new Set(site.page.elements.map((one) => attributeOf(one, 'id')).filter(Boolean));
  const own = new Set(
    [element, ...elementsIn(element)].map((one) => attributeOf(one, 'id')).filter(Boolean),
  );
  let number = 2;
  while ([...own].some((id) => taken.has(`${id}-${number}`))) number += 1;
  return source.replaceAll(
    /\b(id|for|href|aria-labelledby|aria-describedby|aria-controls)="(#?)([^"]*)"/g,
    (whole, name: string, hash: string, id: string) =>
      own.has(id) ? `${name}="${hash}${id}-${number}"` : whole,
  );
}
