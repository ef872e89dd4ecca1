import { sectionKinds } from '../sections';
import { addSection } from './add-section';
import { applyEdits, type Change, type Edit } from './files';
import {
  attributeOf,
  findPart,
  innerRange,
  isHero,
  lineRange,
  partName,
  partsOf,
  rangeOf,
  readPage,
  type Page,
  type PageElement,
} from './page';
import { missing } from './remove-section';

interface Spot {
  at: number;
  words: string;
}

/** Where "after the menu", "above FAQ", "to the top", "to the end" is in the source. */
export function findSpot(page: Page, where: string, moving: PageElement | null): Spot | null {
  const parts = partsOf(page).filter((part) => part !== moving && rangeOf(part) !== null);
  const first = parts.find((part) => !isHero(part) && !/\bhero\b/.test(attributeOf(part, 'class')));
  const last = parts[parts.length - 1];
  const beside =
    /\b(after|below|under|underneath|beneath|behind|following|before|above|over|ahead of|in front of|on top of)\s+(?:the\s+)?(.+)$/i.exec(
      where,
    );
  if (beside !== null) {
    const phrase = (beside[2] ?? '').replace(/[.!]$/, '');
    const hero = /^(?:hero|header|banner|top)\b/i.test(phrase);
    const target = hero
      ? parts.find((part) => isHero(part) || /\bhero\b/.test(attributeOf(part, 'class')))
      : /^footer\b/i.test(phrase)
        ? last
        : findPart(page, phrase);
    const range =
      target === undefined || target === null || target === moving ? null : rangeOf(target);
    if (range === null) return null;
    const after =
      /after|below|under|beneath|behind|following/i.test(beside[1] ?? '') ||
      /^footer/i.test(phrase);
    return {
      at: after ? range.end : lineRange(page.source, range).start,
      words: `${after ? 'after' : 'before'} ${phrase}`,
    };
  }
  if (/\b(?:top|start|beginning|first|front)\b/i.test(where)) {
    const range = first === undefined ? null : rangeOf(first);
    return range === null
      ? null
      : { at: lineRange(page.source, range).start, words: 'at the top, under the headline' };
  }
  if (/\b(?:bottom|end|last)\b/i.test(where)) {
    const range = last === undefined ? null : rangeOf(last);
    return range === null ? null : { at: range.end, words: 'at the end' };
  }
  return null;
}

function neighbourSpot(page: Page, part: PageElement, up: boolean): Spot | null {
  const parts = partsOf(page);
  const other = parts[parts.indexOf(part) + (up ? -1 : 1)];
  const range = other === undefined || (up && isHero(other)) ? null : rangeOf(other);
  if (range === null) return null;
  return up
    ? { at: lineRange(page.source, range).start, words: 'one up' }
    : { at: range.end, words: 'one down' };
}

export const moveSection: Change = (request, files) => {
  const match =
    /^(?:move|put|place|bring|shift|reorder)\s+(?:the\s+|my\s+|our\s+)?(.+?)\s+((?:to|at|after|before|above|below|under|underneath|beneath|over|up|down|ahead|in front|on top|as)\b.*)$/is.exec(
      request,
    );
  if (match === null) return null;
  const [, phrase = '', where = ''] = match;
  const page = readPage(files.html);
  const part = findPart(page, phrase);
  if (part === null) return missing(phrase);
  const step = /^(up|down|one (?:up|down)|higher|lower)\b/i.exec(where);
  const spot =
    step === null
      ? findSpot(page, where, part)
      : neighbourSpot(page, part, /up|higher/i.test(step[1] ?? ''));
  const range = rangeOf(part);
  if (spot === null || range === null) {
    return {
      files: null,
      note: `Not done: could not find where to move “${partName(part)}” (“${where}”).`,
    };
  }
  const cut = lineRange(page.source, range);
  if (spot.at >= cut.start && spot.at <= cut.end)
    return { files: null, note: `“${partName(part)}” is already there.` };
  const edits: Edit[] = [
    { ...cut, text: '' },
    { start: spot.at, end: spot.at, text: page.source.slice(cut.start, cut.end) },
  ];
  return {
    files: { ...files, html: applyEdits(files.html, edits) },
    note: `Moved “${partName(part)}” ${spot.words}.`,
  };
};

const wherePattern =
  /\s+(?:right |just |directly )?((?:after|before|above|below|under|underneath|beneath|at the (?:top|bottom|end|start|beginning)|to the (?:top|bottom|end)|on top of)\b.*)$/is;

export const addRequested: Change = (request, files) => {
  const match =
    /^(?:add|insert|include|put in|create|show|give me|i (?:want|need))\s+(?:in\s+)?(.+)$/is.exec(
      request,
    );
  if (match === null) return null;
  const where = wherePattern.exec(match[1] ?? '')?.[1] ?? '';
  const what = (match[1] ?? '')
    .replace(wherePattern, '')
    .replace(/\s+(?:to|on) (?:the|my) (?:page|site|website|home ?page)$/i, '')
    .trim();
  const known = sectionKinds.find((section) => new RegExp(section.asked.source, 'i').test(what));
  if (known === undefined && !/\b(?:section|block|area|part|page)\b/i.test(what)) return null;
  const page = readPage(files.html);
  const there = known && sameSection(page, known.id);
  if (there && !/^(?:another|a (?:second|new|further)|more)\b/i.test(what)) return isThere(there);
  const body =
    page.elements.find((element) => element.tagName === 'main') ??
    page.elements.find((element) => element.tagName === 'body');
  const spot = where === '' ? defaultSpot(page, known?.rank ?? 6) : findSpot(page, where, null);
  const inside = body === undefined ? null : innerRange(body);
  if (where !== '' && spot === null)
    return { files: null, note: `Not done: could not find where to add it (“${where}”).` };
  const at = spot?.at ?? inside?.end ?? null;
  if (at === null)
    return { files: null, note: 'Not done: the page has no body to add a section to.' };
  return addSection(files, known ?? null, what, { at, words: spot?.words ?? 'at the end' });
};

const sameSection = (page: Page, id: string): PageElement | undefined =>
  partsOf(page).find((part) => attributeOf(part, 'id') === id);

const isThere = (part: PageElement) => ({
  files: null,
  note: `Not done: the page already has the section “${partName(part)}”. Ask for another one, or say what should change in it.`,
});

/** Without a wish: before the closing sections of our pages, else after the last part. */
function defaultSpot(page: Page, rank: number): Spot | null {
  const parts = partsOf(page);
  const closing = parts.find((part) => {
    const section = sectionKinds.find((one) => one.id === attributeOf(part, 'id'));
    return section !== undefined && section.rank > rank;
  });
  const before = closing === undefined ? null : rangeOf(closing);
  if (before !== null)
    return {
      at: lineRange(page.source, before).start,
      words: `before “${partName(closing as PageElement)}”`,
    };
  const last = parts[parts.length - 1];
  const range = last === undefined ? null : rangeOf(last);
  return range === null ? null : { at: range.end, words: 'at the end' };
}
