import type { Plan } from '../plan/plan';
import { scripts } from './scripts';

/** Stage 5. Only the behaviours the page's sections and features use, in a fixed order. */
export function composeJs(plan: Plan): string {
  const used = new Set<string>(['base', ...plan.brief.features]);
  for (const { section } of plan.sections) section.behaviours?.forEach((one) => used.add(one));
  const parts = Object.entries(scripts).filter(([id]) => used.has(id));
  return `'use strict';\n\n${parts.map(([, script]) => script).join('\n\n')}\n`;
}
