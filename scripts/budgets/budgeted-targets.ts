import { suiteTargets } from '../build/targets';
import type { BuildTarget } from '../build/targets';

/** The visual editor is a page of its own, opened on purpose, and mostly somebody else's library. */
export function budgetedTargets(): BuildTarget[] {
  return suiteTargets().filter(({ id }) => id !== 'site-editor');
}
