import { textOf } from 'site-document/text';
import type { Changer, Outcome } from '../outcome';
import { unmask } from '../read/quotes';
import { areAlike, tellingWords } from '../target/alike-words';
import { thingsOf } from '../target/things';
import type { Site } from '../site';
import { sayIn, textEdit } from './text-edits';

const state = 'allowed|welcome|included|available|accepted|permitted|provided';
const denied = new RegExp(
  String.raw`^(?:the |our )?([\p{L} ]{2,30}?) (?:(?:are|is)(?: not|n['’]t)|aren['’]?t|isn['’]?t|(?:are|is) no longer|not) (${state})(?: any ?more| any longer| now)*$`,
  'iu',
);
const longest = 48;

/** "dogs aren't allowed any more": a short fact of the page says the opposite. */
export const negateFact: Changer = (request, site) => {
  const said = unmask(request.asked, request.quotes).replace(/[.!\s]+$/u, '');
  const [, what = '', how = ''] = denied.exec(said) ?? [];
  if (what === '') return null;
  const wanted = tellingWords(`${what} ${how}`);
  const facts = thingsOf(site).filter(
    ({ kind, text }) =>
      (kind === 'text' || kind === 'item') &&
      text.length <= longest &&
      !/\bno(?:t)?\b/iu.test(text) &&
      wanted.every((word) => tellingWords(text).some((one) => areAlike(one, word))),
  );
  const elements = new Set(facts.map(({ element }) => element));
  const [fact] = facts;
  const isBare = /^(?:allowed|welcome|accepted|permitted)$/iu.test(how);
  const capital = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  const next = isBare ? `No ${what.toLowerCase()}` : `${capital} not ${how.toLowerCase()}`;
  if (!fact || elements.size !== 1) return withinText(site, wanted, next);
  const edits = sayIn(site.page, fact.element, next);
  if (edits === null) return null;
  const old = textOf(fact.element, 12);
  return {
    site: site.edit(edits),
    sentence: `“${old}” now says “${next}”.`,
    holds: (after) => after.page.texts.some(({ value }) => value.trim() === next),
  };
};

const sentences = /[^.!?…]+(?:[.!?…]+|$)/gu;
const mostTexts = 400;

/** "Hot desks. Dogs allowed. Free first day.": the sentence of a text that says it, wherever that stands. */
function withinText(site: Site, wanted: readonly string[], next: string): Outcome | null {
  const found = site.page.texts.slice(0, mostTexts).flatMap((text) => {
    const facts = (text.value.match(sentences) ?? []).filter(
      (sentence) =>
        sentence.trim().length <= longest &&
        !/\bno(?:t)?\b/iu.test(sentence) &&
        wanted.every((word) => tellingWords(sentence).some((one) => areAlike(one, word))),
    );
    return facts.map((fact) => ({ text, fact: fact.trim().replace(/[.!?…]+$/u, '') }));
  });
  const [first] = found;
  if (!first || new Set(found.map(({ fact }) => fact)).size !== 1) return null;
  return {
    site: site.edit(
      found.flatMap(({ text, fact }) =>
        textEdit(site.page, text, text.value.replace(fact, next).trim()),
      ),
    ),
    sentence: `“${first.fact}” now says “${next}”.`,
    holds: (after) => after.page.texts.some(({ value }) => value.includes(next)),
  };
}
