import { parse, type DefaultTreeAdapterMap } from 'parse5';
import type { Brief } from '../brief';
import { topicFor } from '../sections/topics';
import { capitalise } from '../text/words';
import { findAsks, isSaid } from '../understand/find-asks';
import { maskQuoted } from '../understand/prompt-text';
import { planSite, type Plan } from './plan';

type Node = DefaultTreeAdapterMap['node'];

const said = new Set([
  'aria-label',
  'placeholder',
  'value',
  'data-records',
  'data-quiz',
  'data-overview',
  'data-board',
]);

/** What a visitor can read on the page, with what its scripts write into it. */
function textOf(node: Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  const own =
    'attrs' in node
      ? node.attrs.filter(({ name }) => said.has(name)).map(({ value }) => value)
      : [];
  const below = 'childNodes' in node && node.nodeName !== 'head' ? node.childNodes.map(textOf) : [];
  return [...own, ...below].join(' ');
}

/** At most so many cards: a page that repeats a whole rambling prompt helps nobody. */
const most = 8;

/** The thing itself, in the words it was ordered with, is what the whole page is. */
const isSubject = (phrase: string, { subject, prompt }: Brief): boolean =>
  subject.length > 3 &&
  (phrase.toLowerCase().startsWith(subject.toLowerCase()) ||
    (phrase.toLowerCase().includes(subject.toLowerCase()) &&
      prompt.toLowerCase().indexOf(phrase.toLowerCase()) < 40));

/**
 * The plan, with everything the prompt asks for named on the page: what the first draft does not say is
 * collected into one section in the member's words.
 */
export function completePlan(brief: Brief, draft: (plan: Plan) => string): Plan {
  const plan = planSite(brief);
  // A commission's wishes were answered with parts; repeating its phrases would only echo them.
  if (brief.commission !== null) return plan;
  const text = `${textOf(parse(draft(plan)))} ${plan.sections.map(({ section, wanted }) => `${section.covers?.source ?? ''} ${wanted?.words ?? ''}`).join(' ')}`;
  const missing = findAsks(maskQuoted(brief.prompt)).filter(
    (phrase) =>
      !isSaid(phrase, text) &&
      !isSubject(phrase, brief) &&
      !plan.sections.some(({ section }) => section.app && section.covers?.test(phrase) === true) &&
      !brief.excluded.some((id) => phrase.toLowerCase().includes(id)),
  );
  if (missing.length === 0) return plan;
  // What is usual under such a heading is a section of its own; a tool has nothing to read.
  const usual = brief.app || brief.language !== 'en' ? [] : missing.filter(topicFor).slice(0, 5);
  const items = missing
    .filter((one) => !usual.includes(one))
    .slice(0, most)
    .map((title) => ({ title }));
  const parts = usual.map((words) => ({ id: 'custom', words: capitalise(words), items: [] }));
  const rest = items.length === 0 ? [] : [{ id: 'asked', words: '', items }];
  return planSite({ ...brief, wanted: [...brief.wanted, ...parts, ...rest] });
}
