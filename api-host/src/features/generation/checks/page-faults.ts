import { parse } from 'acorn';
import { parse as parsePage } from 'parse5';
import { listElements } from '../answer/page-parts';

/** Ends of file inside something that should have been closed: half a page, whatever the reason. */
const brokenOff = new Set([
  'eof-before-tag-name',
  'eof-in-tag',
  'eof-in-comment',
  'eof-in-doctype',
  'eof-in-element-that-can-contain-only-text',
  'eof-in-script-html-comment-like-text',
]);

const visible = /^(?:img|svg|canvas|video|form|input|button|main|section|iframe)$/;

/**
 * What keeps a page from being shown, as sentences; parse5 forgives like a browser, so little does. `js` is
 * the page's script file: a page that a script builds shows nothing before it has run.
 */
export function findPageFaults(html: string, js = ''): string[] {
  if (html.trim() === '') return ['The page is empty.'];
  const faults: string[] = [];
  parsePage(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }) => {
      if (brokenOff.has(code)) faults.push(`The page breaks off in line ${startLine} (${code}).`);
    },
  });
  // A browser forgives it, but whoever writes the start of a page's body and no end was cut short.
  if (/<body[\s>]/i.test(html) && !/<\/(?:body|html)\s*>/i.test(html)) {
    faults.push('The page breaks off before </body>.');
  }
  if (!hasContent(html) && !isBuiltByScript(html, js)) faults.push('The page shows nothing.');
  return [...faults, ...findInlineScriptFaults(html)];
}

function hasContent(html: string): boolean {
  const body = listElements(html).filter(
    ({ name }) => !/^(?:html|head|title|meta|link|style|script|noscript|template)$/.test(name),
  );
  return body.some(
    ({ name, text }) => visible.test(name) || text.replaceAll(/<[^>]*>/g, '').trim() !== '',
  );
}

function isBuiltByScript(html: string, js: string): boolean {
  const runs = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '').trim() !== '';
  return listElements(html).some(({ name, attributes, text }) => {
    if (name !== 'script') return false;
    return attributes.has('src')
      ? runs(js)
      : /^(?:|module|text\/javascript)$/.test(attributes.get('type') ?? '') && runs(text);
  });
}

function findInlineScriptFaults(html: string): string[] {
  return listElements(html)
    .filter(({ name, attributes }) => name === 'script' && !attributes.has('src'))
    .filter(({ attributes }) => !attributes.has('type'))
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
