import { textOf } from 'site-document/text';
import { parentOf } from 'site-document/tree';
import type { PageText } from 'site-document/tree';
import type { Changer } from '../outcome';
import { plainWords } from '../page/plain-words';
import { unmask } from '../read/quotes';
import { textEdit } from './text-edits';

const place =
  /\s+(?:off|from|out of|in|on) (?:the |our |my )?(?:[\p{L}'’ -]{0,30}\s)?(?:list|line|row|names?|people|team|committee|page|site|website|text|sentence)(?:\s(?:of|for|we|they)\s.{2,60})?$/iu;
const mostTexts = 600;
const mostWords = 5;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const and = '(?:and|und|et|y|e|ed|en|&)';

/** "take Shelly Ramaekers off the list": a name goes from those it is told in a row with, and the others stay. */
export const removeFromRow: Changer = (request, site) => {
  if (request.action !== 'remove' || request.quotes.length > 1) return null;
  const said = unmask(request.rest, request.quotes).replace(/[.!\s]+$/u, '');
  const name = said
    .replace(place, '')
    .replace(/^(?:the|our|my) /iu, '')
    .trim();
  if (name.length < 3 || name.split(' ').length > mostWords || /[,:;]/u.test(name)) return null;
  const texts = site.page.texts.slice(0, mostTexts);
  // What is a part of the page by itself goes as that.
  if (texts.some(({ value }) => plainWords(value) === plainWords(name))) return null;
  const found = texts.flatMap((text) => {
    const rest = isRead(text) ? withoutName(text.value, name) : null;
    return rest === null ? [] : [{ text, rest }];
  });
  if (found.length === 0) return null;
  return {
    site: site.edit(found.flatMap(({ text, rest }) => textEdit(site.page, text, rest.trim()))),
    sentence: `Removed “${name}” from “${short(found[0]?.text.value ?? '')}”.`,
    holds: (after) =>
      found.every(({ rest }) => plainWords(textOf(after.body)).includes(plainWords(rest))),
  };
};

const isRead = (text: PageText): boolean =>
  ['p', 'li', 'dd', 'td', 'span', 'div'].includes(parentOf(text)?.tagName ?? '');

/** A row without one of its names; null where the name stands in no row of at least three. */
function withoutName(text: string, name: string): string | null {
  const own = String.raw`${escaped(name)}(?:\s\([^()]{1,40}\))?`;
  const end = String.raw`(?=\s*(?:[.;!?]|$))`;
  const isRow = new RegExp(String.raw`(?:[:,]|\s${and}|^)\s*${own}\s*(?:[,.;]|\s${and}\s|$)`, 'iu');
  if (!isRow.test(text) || text.split(new RegExp(`,|\\s${and}\\s`, 'u')).length < 3) return null;
  const forms: readonly (readonly [RegExp, string])[] = [
    [new RegExp(String.raw`(:\s+|^)${own}(?:,|\s${and})\s+`, 'iu'), '$1'],
    [new RegExp(String.raw`,\s+([^,:]{2,60}?)(\s${and}\s)${own}${end}`, 'iu'), '$2$1'],
    [new RegExp(String.raw`,\s+(?:${and}\s+)?${own}(?=\s*,|\s${and}\s|\s*(?:[.;!?]|$))`, 'iu'), ''],
  ];
  const form = forms.find(([pattern]) => pattern.test(text));
  return form ? text.replace(form[0], form[1]) : null;
}

const short = (text: string): string => (text.length < 60 ? text : `${text.slice(0, 59)}…`);
