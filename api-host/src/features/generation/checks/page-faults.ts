import { parse } from 'acorn';
import { isNestedTooDeeply, isText, readTree, walkElements } from 'site-document/tree';
import type { PageDocument } from 'site-document/tree';
import { listElements } from '../answer/page-parts';

/** Parse errors for an end of file inside an open construct: the page is truncated. */
const brokenOff = new Set([
  'eof-before-tag-name',
  'eof-in-tag',
  'eof-in-comment',
  'eof-in-doctype',
  'eof-in-element-that-can-contain-only-text',
  'eof-in-script-html-comment-like-text',
]);

const visible = /^(?:img|svg|canvas|video|form|input|button|main|section|iframe)$/;
const silent = /^(?:head|title|style|script|noscript)$/;

/**
 * Faults that keep a page from being shown, as sentences; parse5 is as lenient as a browser, so
 * there are few. `js` is the page's script file: a page built by a script shows nothing until it
 * runs.
 */
export function findPageFaults(html: string, js = ''): string[] {
  if (html.trim() === '') return ['The page is empty.'];
  if (isNestedTooDeeply(html)) return ['The page nests its elements too deeply to be read.'];
  const faults: string[] = [];
  const page = readTree(html, ({ code, startLine }) => {
    if (brokenOff.has(code)) faults.push(`The page breaks off in line ${startLine} (${code}).`);
  });
  // A browser accepts it, but a page with a body start tag and no end tag was truncated.
  if (/<body[\s>]/i.test(html) && !/<\/(?:body|html)\s*>/i.test(html)) {
    faults.push('The page breaks off before </body>.');
  }
  const scripts = listElements(html).filter(({ name }) => name === 'script');
  if (!hasContent(page) && !isBuiltByScript(scripts, js)) faults.push('The page shows nothing.');
  return [...faults, ...findInlineScriptFaults(scripts)];
}

function hasContent(page: PageDocument): boolean {
  for (const { tagName, childNodes } of walkElements(page)) {
    if (visible.test(tagName)) return true;
    const hasText = childNodes.some((child) => isText(child) && child.value.trim() !== '');
    if (hasText && !silent.test(tagName)) return true;
  }
  return false;
}

type Script = ReturnType<typeof listElements>[number];

function isBuiltByScript(scripts: readonly Script[], js: string): boolean {
  const fileRuns = scripts.some(({ attributes }) => attributes.has('src')) && runs(js);
  return scripts.some(({ attributes, text }) =>
    attributes.has('src')
      ? fileRuns
      : /^(?:|module|text\/javascript)$/.test(attributes.get('type') ?? '') && runs(text),
  );
}

/** Whether a script contains more than comments, including an unterminated one. */
function runs(script: string): boolean {
  return script.replaceAll(/\/\*[^]*?(?:\*\/|(?![^]))|\/\/.*$/gm, '').trim() !== '';
}

function findInlineScriptFaults(scripts: readonly Script[]): string[] {
  return scripts
    .filter(({ attributes }) => !attributes.has('src') && !attributes.has('type'))
    .flatMap(({ text }) => findScriptFaults(text));
}

/** The syntax error of a classic script, if there is one. */
export function findScriptFaults(js: string): string[] {
  try {
    parse(js, { ecmaVersion: 'latest', sourceType: 'script' });
    return [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [`Syntax error: ${error.message}.`];
  }
}
