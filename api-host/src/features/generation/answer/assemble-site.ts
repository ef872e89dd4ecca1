import { applyEdits } from 'site-document/edit';
import type { Edit } from 'site-document/edit';
import type { SiteCode } from './collect-files';
import { siteFiles } from './file-names';
import { listElements } from './page-parts';
import type { PagePart } from './page-parts';

const styleLink = `<link rel="stylesheet" href="${siteFiles.css}">`;
const scriptTag = `<script src="${siteFiles.js}" defer></script>`;

/**
 * Makes the three files fit together: inline styles and scripts move to their files, a fragment
 * becomes a page, and the page references exactly the existing files. Text is cut and inserted in
 * place, never reserialized, so the rest stays byte for byte.
 */
export function assembleSite(files: Partial<SiteCode>): SiteCode {
  const whole = completePage(files.html ?? '');
  const inline = moveInline(whole, (files.js ?? '').trim() !== '');
  const css = joinCode(unwrap(files.css ?? '', 'style'), inline.css);
  const js = joinCode(unwrap(files.js ?? '', 'script'), inline.js);
  return { html: linkFiles(inline.html, css !== '', js !== ''), css, js };
}

/**
 * Edited files already fit together; only a file that was empty before needs its reference. Nothing
 * else in the member's code is touched.
 */
export function linkNewFiles(site: SiteCode, before: SiteCode): SiteCode {
  const appeared = (file: 'css' | 'js') => before[file].trim() === '' && site[file].trim() !== '';
  if (!appeared('css') && !appeared('js')) return site;
  return { ...site, html: linkFiles(site.html, site.css.trim() !== '', site.js.trim() !== '') };
}

function completePage(html: string): string {
  const page = html.trim();
  if (page === '') return '';
  if (/<html[\s>]/i.test(page)) {
    return hasDoctype(page) ? `${page}\n` : `<!doctype html>\n${page}\n`;
  }
  const title = /<h1\b[^<>]*>([^<]+)</i.exec(page)?.[1]?.trim() ?? 'Website';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
  ].join('\n');
  const body = page.replace(/^<!doctype[^>]*>\s*/i, '');
  return `<!doctype html>\n<html lang="en">\n<head>\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
}

/** White space and comments before the type are skipped one by one: one pattern for all would try every split of them. */
function hasDoctype(page: string): boolean {
  const skipped = /\s+|<!--[\s\S]*?-->/y;
  let at = 0;
  while (skipped.test(page)) at = skipped.lastIndex;
  return /^<!doctype/i.test(page.slice(at, at + 9));
}

function moveInline(html: string, hasScript: boolean): SiteCode {
  const elements = listElements(html);
  const styles = elements.filter(
    ({ name, attributes }) => name === 'style' && !attributes.has('media'),
  );
  // With a separate script file, an inline script may have to run before it.
  const scripts = hasScript ? [] : elements.filter(isInlineScript);
  return {
    html: applyEdits(html, [...styles, ...scripts].map(remove)),
    css: styles.map(({ text }) => text.trim()).join('\n\n'),
    js: scripts.map(({ text }) => text.trim()).join('\n\n'),
  };
}

function isInlineScript({ name, attributes, text }: PagePart): boolean {
  const type = attributes.get('type') ?? '';
  const classic = type === '' || /^(?:text|application)\/javascript$/i.test(type);
  return name === 'script' && classic && !attributes.has('src') && text.trim() !== '';
}

/** Makes the page reference each of its files once, whatever names the model used. */
function linkFiles(html: string, hasCss: boolean, hasJs: boolean): string {
  const elements = listElements(html);
  const links = elements.filter(isLocalStyleSheet);
  const scripts = elements.filter(isLocalScript);
  const changes: Edit[] = [
    ...keepFirst(links, hasCss ? styleLink : ''),
    ...keepFirst(scripts, hasJs ? scriptTag : ''),
  ];
  const linked = applyEdits(html, changes);
  const styled =
    hasCss && links.length === 0 ? insertBefore(linked, /<\/head>/i, styleLink) : linked;
  return hasJs && scripts.length === 0 ? insertBefore(styled, /<\/body>/i, scriptTag) : styled;
}

function keepFirst(elements: readonly PagePart[], tag: string): Edit[] {
  return elements.map(({ start, end }, index) => ({ start, end, text: index === 0 ? tag : '' }));
}

function isLocalStyleSheet({ name, attributes }: PagePart): boolean {
  const sheet = /\bstylesheet\b/i.test(attributes.get('rel') ?? '');
  return name === 'link' && sheet && isLocal(attributes.get('href'));
}

function isLocalScript({ name, attributes }: PagePart): boolean {
  return name === 'script' && isLocal(attributes.get('src'));
}

function isLocal(address: string | undefined): boolean {
  return address !== undefined && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address.trim());
}

function insertBefore(html: string, tag: RegExp, text: string): string {
  const at = html.search(tag);
  if (at < 0) return `${html.trimEnd()}\n${text}\n`;
  return `${html.slice(0, at)}${text}\n${html.slice(at)}`;
}

function remove({ start, end }: PagePart): Edit {
  return { start, end, text: '' };
}

/** Weak models wrap a file in the tag it would have in a page. */
function unwrap(code: string, tag: 'style' | 'script'): string {
  const wrapped = new RegExp(`^\\s*<${tag}[^>]*>([\\s\\S]*?)(?:</${tag}>\\s*)?$`, 'i').exec(code);
  return wrapped?.[1] ?? code;
}

function joinCode(...parts: string[]): string {
  const code = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
  return code === '' ? '' : `${code}\n`;
}
