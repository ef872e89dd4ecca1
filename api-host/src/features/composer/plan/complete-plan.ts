import { parse, type DefaultTreeAdapterMap } from 'parse5';
import type { Brief } from '../brief';
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
      !isSaid(phrase, text) && !brief.excluded.some((id) => phrase.toLowerCase().includes(id)),
  );
  if (missing.length === 0) return plan;
  const items = missing.slice(0, most).map((title) => ({ title }));
  return planSite({ ...brief, wanted: [...brief.wanted, { id: 'asked', words: '', items }] });
}
