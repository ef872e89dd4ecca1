import { AnswerParser } from '../answer/answer-parser';
import { applyEdits } from '../answer/apply-edits';
import type { EditResult } from '../answer/apply-edits';
import { assembleSite, linkNewFiles } from '../answer/assemble-site';
import { collectFiles } from '../answer/collect-files';
import type { SiteCode } from '../answer/collect-files';
import { parseEdits } from '../answer/edit-blocks';
import { siteFiles } from '../answer/file-names';
import type { SiteFile } from '../answer/file-names';
import { checkSite } from '../checks/check-site';
import type { SiteFault } from '../checks/check-site';
import { findCssFaults } from '../checks/css-faults';
import { findScriptFaults } from '../checks/page-faults';
import { repairCss } from '../checks/repair-css';

/** The assembled files, and the faults that remain. */
export interface FittedSite {
  readonly site: SiteCode;
  readonly css: 'sound' | 'repaired' | 'broken';
  readonly faults: readonly SiteFault[];
}

/**
 * The processing of a generation's whole files. A member's page may be 1 MB and crafted to be slow,
 * so a host runs this in a thread.
 */
export interface SiteWork {
  /**
   * Assembles the files of an answer and repairs the style sheet; `before` are the files the model
   * was given.
   */
  fit(files: Partial<SiteCode>, before?: SiteCode): Promise<FittedSite>;
  /** Applies the search/replace blocks and whole files in an answer. */
  edit(answer: string, before: SiteCode): Promise<EditResult>;
  /** Whether a file without a closing fence is complete. */
  isWhole(file: SiteFile, code: string): Promise<boolean>;
}

/** The same work in the calling thread. */
export const directSiteWork: SiteWork = {
  fit: async (files, before) => fit(files, before),
  edit: async (answer, before) => edit(answer, before),
  isWhole: async (file, code) => looksWhole[file](code),
};

function fit(files: Partial<SiteCode>, before?: SiteCode): FittedSite {
  const made = before ? linkNewFiles({ ...before, ...files }, before) : assembleSite(files);
  const { site, css } = withSoundCss(made, before);
  return { site, css, faults: checkSite(site, before) };
}

function withSoundCss(site: SiteCode, before?: SiteCode): Omit<FittedSite, 'faults'> {
  // The member's own style sheet is left alone: only one that the model touched is repaired.
  if (before?.css === site.css) return { site, css: 'sound' };
  const { css, faults, repaired } = repairCss(site.css);
  if (faults.length === 0) return { site, css: 'sound' };
  return { site: { ...site, css }, css: repaired ? 'repaired' : 'broken' };
}

function edit(answer: string, before: SiteCode): EditResult {
  const { edits, problems, rest } = parseEdits(answer);
  if (problems.length > 0) return { ok: false, problems };
  const parser = new AnswerParser();
  parser.write(rest);
  const { files } = collectFiles(parser.end().blocks);
  const result = applyEdits({ ...before, ...files }, edits);
  if (!result.ok) return result;
  if (!isChanged(result.site, before)) return { ok: false, problems: ['Nothing would change.'] };
  // A style sheet that can be repaired is not reported to the model.
  const faults = checkSite(withSoundCss(result.site, before).site, before);
  if (faults.length === 0) return result;
  return {
    ok: false,
    problems: faults.map(({ file, message }) => `${siteFiles[file]}: ${message}`),
  };
}

/** Whether any of the three files differs. */
export function isChanged(site: SiteCode, before: SiteCode): boolean {
  return site.html !== before.html || site.css !== before.css || site.js !== before.js;
}

const looksWhole: Record<SiteFile, (code: string) => boolean> = {
  html: (code) => /<\/html>\s*$/i.test(code),
  css: (code) => /\}\s*$/.test(code) && findCssFaults(code).length === 0,
  js: (code) => /[;})]\s*$/.test(code) && findScriptFaults(code).length === 0,
};
