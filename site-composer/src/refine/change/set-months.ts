import { parentOf } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer } from '../outcome';
import { unmask } from '../read/quotes';
import { textEdit } from './text-edits';
import { month } from './moments';

const between = String.raw`\s?(?:to|till?|until|through|–|-)\s?(?:the end of )?`;
const span = new RegExp(String.raw`(?<!\p{L})(${month})(${between})(${month})(?!\p{L})`, 'iu');
const changes =
  /\b(?:now|instead|only|open|from now on|this year|season|moved?|changed?|it['’]?s|we['’]?re|run(?:ning)?)\b/iu;
const mostTexts = 400;

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** "it's May to September now": the months something runs, where the page names others. */
export const setMonths: Changer = (request, site) => {
  if (['add', 'remove', 'move', 'swap'].includes(request.action ?? '')) return null;
  const asked = unmask(`${request.asked} ${request.content}`, request.quotes);
  const [, first, , last] = span.exec(asked) ?? [];
  if (first === undefined || last === undefined || !changes.test(asked)) return null;
  const there = site.page.texts
    .slice(0, mostTexts)
    .filter((text) => span.test(text.value) && parentOf(text)?.tagName !== 'title');
  const written = new Set(there.map(({ value }) => span.exec(value)?.[0]));
  if (there.length === 0) return null;
  if (written.size > 1)
    return refuse('several seasons stand on the page. Say what it is that changes.');
  const next = (joint: string): string => `${capital(first)}${joint}${capital(last)}`;
  return {
    site: site.edit(
      there.flatMap((text) =>
        textEdit(
          site.page,
          text,
          text.value.replace(span, (_, __, joint: string) => next(joint)).trim(),
        ),
      ),
    ),
    sentence: `It is now ${next(' to ')} instead of ${[...written][0] ?? ''}.`,
    holds: (after) =>
      after.page.texts.some(({ value }) => {
        const [, from, , to] = span.exec(value) ?? [];
        return (
          from?.toLowerCase() === first.toLowerCase() && to?.toLowerCase() === last.toLowerCase()
        );
      }),
  };
};
