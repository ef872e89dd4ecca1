import { inlinedPageLoadId } from 'shared-kit/contract/rollout';
import type { HandedOutLoad } from 'shared-kit/contract/rollout';
import { readInlinedJson } from './inlined-json';

/** How the host has named this page load; null in a page of a host that names none. */
export function readPageLoad(): HandedOutLoad | null {
  const value = readInlinedJson(inlinedPageLoadId);
  if (typeof value !== 'object' || value === null) return null;
  return typeof Reflect.get(value, 'load') === 'string' ? (value as HandedOutLoad) : null;
}
