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

/** "What do I need in the final exam": a whole clause about what a tool of the page does. */
const isDone = (phrase: string, { sections }: Plan): boolean =>
  phrase.split(/\s+/).length > 3 &&
  sections.some(({ section }) => section.app === true && section.covers?.test(phrase) === true);

/** The thing itself, in the words it was ordered with, is what the whole page is. */
const isSubject = (phrase: string, { subject, prompt }: Brief): boolean =>
  subject.length > 3 &&
  phrase.length < 50 &&
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
  const unsaid = findAsks(maskQuoted(brief.prompt)).filter(
    (phrase) =>
      !isSaid(phrase, text) &&
      !isDone(phrase, plan) &&
      !brief.excluded.some((id) => phrase.toLowerCase().includes(id)),
  );
  const kicker = unsaid.find((phrase) => isSubject(phrase, brief));
  const missing = unsaid.filter((phrase) => phrase !== kicker);
  const named = kicker === undefined ? brief : { ...brief, kicker };
  if (missing.length === 0) return kicker === undefined ? plan : planSite(named);
  // What is usual under such a heading is a section of its own; a tool has nothing to read.
  // On a dashboard every wish is a panel.
  const dashboard = plan.sections.some(({ section }) => section.id === 'panels');
  const usual = dashboard
    ? missing.filter((one) => one.split(/\s+/).length < 9 && !/condition$/i.test(one)).slice(0, 6)
    : brief.app || brief.language !== 'en'
      ? []
      : missing.filter(topicFor).slice(0, 5);
  const items = missing
    .filter((one) => !usual.includes(one))
    .slice(0, most)
    .map((title) => ({ title }));
  const parts = usual.map((words) => ({ id: 'custom', words: capitalise(words), items: [] }));
  const rest = items.length === 0 ? [] : [{ id: 'asked', words: '', items }];
  return planSite({ ...named, wanted: [...brief.wanted, ...parts, ...rest] });
}
