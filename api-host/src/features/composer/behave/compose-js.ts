import type { Plan } from '../plan/plan';
import { scripts } from './scripts';

/** Stage 5. Only the behaviours the page's sections and features use, in a fixed order. */
export function composeJs(plan: Plan): string {
  const used = new Set<string>(['base', ...plan.brief.features]);
  for (const { section } of plan.sections) section.behaviours?.forEach((one) => used.add(one));
  if (plan.sections.some(({ section }) => section.app)) used.add('kit').add('charts');
  const shared = Object.entries(scripts).filter(([id]) => used.has(id));
  const own = new Set(plan.sections.flatMap(({ section }) => section.script ?? []));
  return `'use strict';\n\n${[...shared.map(([, script]) => script), ...own].join('\n\n')}\n`;
}
