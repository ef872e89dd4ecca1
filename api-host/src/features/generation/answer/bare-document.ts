import { siteFiles } from './file-names';
import type { FileBlock } from './parsed-answer';

/** A page written directly into the answer, without a fence. */
export function findBareDocument(text: string): FileBlock | undefined {
  const start = text.search(/<!doctype html|<html[\s>]/i);
  if (start < 0) return undefined;
  const page = text.slice(start);
  const end = /<\/html>/i.exec(page);
  const content = end ? page.slice(0, end.index + end[0].length) : page;
  return { path: siteFiles.html, named: false, content: `${content}\n`, closed: end !== null };
}
