import { parentOf } from 'site-document/tree';
import type { Changer } from '../outcome';
import { unmask } from '../read/quotes';
import { weekday } from './moments';
import { textEdit } from './text-edits';

const dropped = new RegExp(
  String.raw`\b(?:do not|don['’]?t|no longer|not|stopped|won['’]?t|isn['’]?t|aren['’]?t)\b(?: \p{L}+){0,3}? (?:on )?(${weekday})s?(?: any ?more| any longer| now)?(?=[,.;]|$| but| just| only)`,
  'iu',
);
const mostTexts = 400;
const longest = 90;

const without = (text: string, day: string): string =>
  text
    .replace(new RegExp(String.raw`(?:,| and| &| or)\s+(?:on )?${day}s?(?!\p{L})`, 'iu'), '')
    .replace(new RegExp(String.raw`(?<!\p{L})${day}s?(?:,| and| &| or)\s+`, 'iu'), '')
    .trim();

/** "I don't work Saturdays any more, only Tuesdays": of several days that stand together one goes. */
export const dropDays: Changer = (request, site) => {
  if (['add', 'move', 'swap'].includes(request.action ?? '')) return null;
  const said = unmask(`${request.asked} ${request.content}`, request.quotes).trim();
  const [, day] = dropped.exec(said) ?? [];
  if (day === undefined || /\d/u.test(said)) return null;
  const others = new RegExp(String.raw`(?<!\p{L})(?:${weekday})s?(?!\p{L})`, 'giu');
  const there = site.page.texts
    .slice(0, mostTexts)
    .filter(
      ({ value }) =>
        value.length <= longest &&
        new RegExp(String.raw`(?<!\p{L})${day}s?(?!\p{L})`, 'iu').test(value) &&
        (value.match(others) ?? []).length > 1,
    )
    .filter(
      (text) =>
        parentOf(text)?.tagName !== 'title' && without(text.value, day) !== text.value.trim(),
    );
  const [first] = there;
  // A span of days, as Tuesday to Saturday, is no list of them.
  if (!first || there.some(({ value }) => /\b(?:to|till?|until|through)\b|[–-]/iu.test(value)))
    return null;
  const texts = new Set(there.map(({ value }) => value.trim()));
  const shortest = [...texts].reduce((one, other) => (other.length < one.length ? other : one));
  return {
    site: site.edit(there.flatMap((text) => textEdit(site.page, text, without(text.value, day)))),
    sentence: `“${shortest}” is now “${without(shortest, day)}”.`,
    holds: (after) => {
      const now = new Set(after.page.texts.map(({ value }) => value.trim()));
      return [...texts].every((text) => now.has(without(text, day)) && !now.has(text));
    },
  };
};
