import { fileOfPath, siteFiles } from './file-names';
import { isPage } from './parsed-answer';
import type { FileBlock } from './parsed-answer';

/** The three files of a site while they are being assembled. */
export interface SiteCode {
  html: string;
  css: string;
  js: string;
}

export interface CollectedFiles {
  /** Only the files in the answer; others are absent. */
  files: Partial<SiteCode>;
  notes: string[];
}

/**
 * Makes the three files of a site from the blocks of an answer. Style sheets and scripts under
 * several names are joined in order; further pages and other files are dropped and listed in
 * `notes`.
 */
export function collectFiles(blocks: readonly FileBlock[]): CollectedFiles {
  const byPath = latestByPath(blocks);
  const pages = [...byPath].filter(([path]) => isPage(path));
  const page = pages.find(([path]) => baseName(path) === siteFiles.html) ?? pages[0];
  const css = contents(byPath, 'css');
  const js = contents(byPath, 'js');
  const left = [...byPath.keys()].filter((path) =>
    isPage(path) ? path !== page?.[0] : fileOfPath(path) === undefined,
  );
  return {
    files: { ...(page && { html: page[1] }), ...(css && { css }), ...(js && { js }) },
    notes: left.length === 0 ? [] : [leftOut(left)],
  };
}

/** A named block replaces an earlier one with the same path; an unnamed one only fills a gap. */
function latestByPath(blocks: readonly FileBlock[]): Map<string, string> {
  const byPath = new Map<string, string>();
  for (const { path, named, content } of blocks) {
    if (path === null || content.trim() === '') continue;
    const key = path.replace(/^\.?\//, '');
    if (named || !byPath.has(key)) byPath.set(key, content);
  }
  return byPath;
}

function contents(byPath: Map<string, string>, file: 'css' | 'js'): string {
  return [...byPath]
    .filter(([path]) => fileOfPath(path) === file)
    .map(([, content]) => content)
    .join('\n');
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function leftOut(paths: string[]): string {
  const names = paths.map(baseName).join(', ');
  const be = paths.length === 1 ? 'it was' : 'they were';
  return `The model also wrote ${names}. A site here is made of one page, one style sheet and one script, so ${be} left out.`;
}
