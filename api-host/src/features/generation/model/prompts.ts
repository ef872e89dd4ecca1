import { readFileSync } from 'node:fs';
import { siteFiles } from '../answer/file-names';
import type { SiteFile } from '../answer/file-names';
import type { SiteCode } from '../answer/collect-files';

/** The prompts are files beside the code, so that they can be edited without knowing it. */
export type PromptName =
  | 'create'
  | 'create-request'
  | 'edit'
  | 'edit-request'
  | 'rewrite-request'
  | 'continue'
  | 'files-missing'
  | 'repair-edits'
  | 'repair-files'
  | 'repair-page'
  | 'edit-element'
  | 'own-pictures'
  | 'look-like';

export function readPrompt(name: PromptName): string {
  return readFileSync(new URL(`../prompts/${name}.md`, import.meta.url), 'utf8').trim();
}

/**
 * Fills `{{name}}` placeholders. Uses a replacer function, so `$&` in a member's text has no
 * special meaning.
 */
export function fillPrompt(name: PromptName, values: Readonly<Record<string, string>>): string {
  return readPrompt(name).replaceAll(
    /\{\{(\w+)\}\}/g,
    (place, key: string) => values[key] ?? place,
  );
}

/** Files in the format that the model should answer with, in fences longer than any inside them. */
export function showFiles(site: SiteCode): string {
  return (Object.keys(siteFiles) as SiteFile[])
    .map((file) => showFile(file, site[file]))
    .join('\n\n');
}

function showFile(file: SiteFile, code: string): string {
  let longest = 2;
  for (const [run] of code.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${file} ${siteFiles[file]}\n${code.trimEnd()}\n${fence}`;
}

/** A file may have thousands of faults; these are enough for a model to correct. */
const maxProblems = 40;

/** Problems as a Markdown list. */
export function showProblems(problems: readonly string[]): string {
  const shown = problems.slice(0, maxProblems).map((problem) => `- ${problem}`);
  const left = problems.length - shown.length;
  return [...shown, ...(left > 0 ? [`- and ${left} more of the same kind`] : [])].join('\n');
}
