import type { Plan } from '../plan/plan';
import { translateJs } from '../language/translate-page';
import { scripts } from './scripts';

/** Stage 5. Only the behaviours the page's sections and features use, in a fixed order. */
export function composeJs(plan: Plan): string {
  const used = new Set<string>(['base', ...plan.brief.features]);
  for (const { section } of plan.sections) section.behaviours?.forEach((one) => used.add(one));
  if (plan.sections.some(({ section }) => section.app)) used.add('kit').add('charts');
  if (plan.brief.pages.length > 0) used.add('views');
  const shared = Object.entries(scripts).filter(([id]) => used.has(id));
  const own = new Set(plan.sections.flatMap(({ section }) => section.script ?? []));
  const script = `'use strict';\n\n${[...shared.map(([, script]) => script), ...own].join('\n\n')}\n`;
  return translateJs(script, plan.brief.language);
}
