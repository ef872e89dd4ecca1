/** The three files of a site, as named in prompts, answers and exports. */
export const siteFiles = { html: 'index.html', css: 'styles.css', js: 'script.js' } as const;
export type SiteFile = keyof typeof siteFiles;

const languages: Record<string, SiteFile> = {
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  css: 'css',
  scss: 'css',
  js: 'js',
  mjs: 'js',
  javascript: 'js',
  jsx: 'js',
  ts: 'js',
  typescript: 'js',
};

const pathPattern =
  /(?:^|[^\w./-])((?:[\w-]+\/)*[\w.-]*\w\.(html?|css|m?js|md|json|txt|svg))(?![\w/])/i;

/** The site file that a fence's language tag stands for, if any. */
export function fileOfLanguage(language: string): SiteFile | undefined {
  return languages[language.toLowerCase()];
}

/** The kind of file a path names; undefined for anything a site does not have, such as a README. */
export function fileOfPath(path: string): SiteFile | undefined {
  return fileOfLanguage(/\.(\w+)$/.exec(path)?.[1] ?? '');
}

/** In characters. A path stands at the start of a line; some megabytes of folders overflow the stack of the pattern. */
const longestSearched = 1_000;

/** The first path mentioned in a line, ignoring decoration around it. */
export function findPath(line: string): string | undefined {
  return pathPattern.exec(line.slice(0, longestSearched))?.[1];
}

const scriptStart =
  /^(?:['"]use |\/\/|\(|\[|(?:class|const|let|var|function|async|import|export|if|for|document|window|while|try)\b)/;
const ruleStart = /^(?:@[\w-]+|[.#:*\w[][^=;()]*(?:\([^)]*\)[^=;()]*)?[,{]\s*$|[^=;(]+\{)/;

/** Guesses the content of an unnamed fence from its first non-blank line. */
export function fileOfFirstLine(line: string): SiteFile {
  const text = line.trim();
  if (text.startsWith('<')) return 'html';
  const named = /^(?:\/\*|\/\/)/.test(text) ? findPath(text) : undefined;
  const byName = named === undefined ? undefined : fileOfPath(named);
  if (byName !== undefined) return byName;
  if (text.startsWith('/*')) return 'css';
  return !scriptStart.test(text) && ruleStart.test(text) ? 'css' : 'js';
}
