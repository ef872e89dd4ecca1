import type { PageFault } from 'shared-kit/contract';
import type { SiteCode } from '../answer/collect-files';
import { repairCss } from '../checks/repair-css';
import { replaceLost } from './replace-lost';

export interface Repaired {
  site: SiteCode;
  /** What was done and what was not, in sentences for the member. */
  notes: string[];
}

/**
 * Repairs what needs no understanding of the code: missing files are replaced or removed, a style
 * sheet that does not parse is repaired. Undefined when nothing applies.
 */
export function repairWithoutModel(
  site: SiteCode,
  faults: readonly PageFault[],
): Repaired | undefined {
  const notes: string[] = [];
  const lost = faults.filter(({ kind }) => kind === 'resource').map(({ text }) => addressIn(text));
  const page = replaceLost(site.html, new Set(lost));
  notes.push(...page.notes);
  const { css, faults: cssFaults, repaired } = repairCss(site.css);
  if (cssFaults.length > 0 && repaired) notes.push('The style sheet did not parse and was mended.');
  if (page.html === site.html && css === site.css) return undefined;
  const left = faults.filter(({ kind }) => kind !== 'resource').length;
  if (left > 0) {
    notes.push('Errors in the script were left: the offline composer cannot correct scripts.');
  }
  return { site: { ...site, html: page.html, css }, notes };
}

/** A report on a missing file looks like `img https://example.com/a.jpg`. */
const addressIn = (text: string): string => text.slice(text.indexOf(' ') + 1).trim();
