import { indentAt } from 'site-document/edit';
import { textOf } from 'site-document/text';
import { rangeOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer } from '../outcome';
import { plainWords } from '../page/plain-words';
import { unmask } from '../read/quotes';
import type { Request } from '../read/request';
import { entriesOf } from '../target/questions';
import { addSection } from './add-section';
import { cloneItem } from './clone-item';

interface Asked {
  readonly question: string;
  readonly answer: string;
}

/** "add a question: Can I bring my dog? Only to the field." */
export const addQuestion: Changer = (request, site, options) => {
  if (request.action !== 'add') return null;
  const asked = readQuestion(request);
  if (!asked) return null;
  if (asked.answer === '') return refuse('only you know the answer. Give it with the question.');
  const entries = entriesOf(site);
  const last = entries.at(-1);
  if (!last) {
    const content = `${asked.question} ${asked.answer}`;
    const rest = 'a questions section';
    return addSection({ ...request, rest, quotes: [], content }, site, options);
  }
  const source = cloneItem(
    site,
    { element: last, siblings: entries },
    { title: asked.question, price: null, text: asked.answer },
  );
  const range = rangeOf(last);
  if (source === null || !range)
    return refuse('the list on the page is built in a way that could not be followed.');
  const text = `\n${indentAt(site.page.source, range.start)}${source}`;
  return {
    site: site.edit([{ file: 'html', start: range.end, end: range.end, text }]),
    sentence: `Added the question “${asked.question}”.`,
    holds: (after) => {
      const added = entriesOf(after).find((entry) => shows(entry, asked.question));
      return (
        added !== undefined &&
        shows(added, asked.answer) &&
        entriesOf(after).length === entries.length + 1
      );
    },
  };
};

function shows(element: PageElement, text: string): boolean {
  return plainWords(textOf(element)).includes(plainWords(text));
}

const form =
  /^(?:an?|another|one|the)?\s*(?:new |further )?(?:question|faq(?: (?:entry|item|question))?)(?: and answer)?(?: (?:to|in|for|under|at) (?:the )?(?:(?:very )?(?:end|bottom)|faqs?|questions)[^:‹]{0,20}?)?\s*(?:[:,-]\s*|(?=‹))(.+)$/is;

/** The question ends at its mark, or, where the request was cut there, at its end. */
function readQuestion({ rest, quotes, content }: Request): Asked | null {
  const said = form.exec(rest)?.[1];
  if (said === undefined) return null;
  const pair =
    /^‹(\d+)›[\s,:–-]*(?:with (?:the |this )?)?(?:and )?(?:the |its )?(?:answer)?[\s:]*‹(\d+)›[.!]?$/iu.exec(
      said.trim(),
    );
  if (pair)
    return { question: quotes[Number(pair[1])] ?? '', answer: quotes[Number(pair[2])] ?? '' };
  const whole = unmask(said, quotes).trim();
  const end = whole.indexOf('?');
  const question = end === -1 ? `${whole}?` : whole.slice(0, end + 1);
  const behind = end === -1 ? '' : whole.slice(end + 1);
  return question.length > 200
    ? null
    : { question, answer: `${behind} ${content}`.trim().slice(0, 1_000) };
}
