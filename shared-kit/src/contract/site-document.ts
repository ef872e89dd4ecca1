import { scanHtml } from './html-scan';
import type { HtmlTag } from './html-scan';
import { previewHead } from './preview-head';
import {
  isDeferred,
  isModule,
  isOwnPreload,
  isOwnScript,
  isOwnStyle,
  namesFile,
  siteFileNames,
} from './site-references';
import { skeletonEdits } from './site-skeleton';
import type { Edit } from './site-skeleton';

export { siteFileNames } from './site-references';

/** Generated code as the members see it: three files (specification, section 3). */
export interface SiteFiles {
  readonly html: string;
  readonly css: string;
  readonly js: string;
}

/**
 * The document of an export or a published site: it references `styles.css` and `script.js` exactly
 * once each, whatever a model wrote, forgot or wrote twice, and is a whole document even when `html`
 * is only a fragment (`title` is for those). What is already right stays, character for character.
 */
export function linkedDocument(files: SiteFiles, title = 'Website'): string {
  return compose(files.html, title, {
    headStart: '',
    keeps: (tag) => (tag.name === 'link' ? namesFile(tag, siteFileNames.css) : isWholeScript(tag)),
    moves: () => false,
    style: (tag) => `<link rel="stylesheet" href="${siteFileNames.css}"${media(tag)}>`,
    script: (tag) => `<script src="${siteFileNames.js}"${timing(tag)}></script>`,
  });
}

/**
 * The document of a preview: the same page with styles and script written into it, so that it needs
 * no second file. It is made for the preview runner's inner `srcdoc` frame and for nothing else.
 */
export function inlineDocument(files: SiteFiles, title = 'Website'): string {
  return compose(files.html, title, {
    headStart: previewHead,
    keeps: () => false,
    // Inline scripts know no `defer`; at the end of the body they find the whole page as well.
    moves: isDeferred,
    style: (tag) => `<style${media(tag)}>\n${escapeStyle(files.css)}\n</style>`,
    script: (tag) => `<script${moduleType(tag)}>\n${escapeScript(files.js)}\n</script>`,
  });
}

interface Writer {
  readonly headStart: string;
  /** The tag is right as it stands. */
  readonly keeps: (tag: HtmlTag) => boolean;
  /** The script belongs to the end of the body instead. */
  readonly moves: (script: HtmlTag) => boolean;
  readonly style: (written: HtmlTag | undefined) => string;
  readonly script: (written: HtmlTag | undefined) => string;
}

const neededTags = new Set(['html', 'head', 'body', 'title', 'meta', 'link', 'script']);

function compose(html: string, title: string, writer: Writer): string {
  const scan = scanHtml(html, neededTags);
  const styles = scan.tags.filter(isOwnStyle);
  const scripts = scan.tags.filter(isOwnScript);
  const style = styles.find((tag) => namesFile(tag, siteFileNames.css)) ?? styles[0];
  // Of several scripts the last one: where it stands, the most of the page exists.
  const script = scripts.findLast((tag) => namesFile(tag, siteFileNames.js)) ?? scripts.at(-1);
  const scriptStays = script !== undefined && !writer.moves(script);

  const edits = [
    ...skeletonEdits(html, scan, {
      title,
      headStart: writer.headStart,
      headEnd: style === undefined ? `${writer.style(undefined)}\n` : '',
      bodyEnd: scriptStays ? '' : `${writer.script(script)}\n`,
    }),
    ...scan.tags.filter(isOwnPreload).map((tag) => replacement(tag, '')),
    ...[...styles, ...scripts].flatMap((tag) => {
      if (tag !== style && (tag !== script || !scriptStays)) return [replacement(tag, '')];
      if (writer.keeps(tag)) return [];
      return [replacement(tag, tag === style ? writer.style(tag) : writer.script(tag))];
    }),
  ];
  return applyEdits(html, edits);
}

/** Only with an end tag: without one the browser takes the rest of the page for the script. */
const isWholeScript = (tag: HtmlTag): boolean =>
  namesFile(tag, siteFileNames.js) && tag.elementEnd > tag.end;

const replacement = (tag: HtmlTag, text: string): Edit => ({
  start: tag.start,
  end: tag.elementEnd,
  text,
});

/**
 * Joins slices instead of replacing in a string, where `$&` in generated code would be expanded.
 * Insertions come first in `edits`, so they stay in front of a tag that starts at the same place.
 */
function applyEdits(html: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push(html.slice(at, start), text);
    at = end;
  }
  pieces.push(html.slice(at));
  return pieces.join('');
}

const quoted = (value: string) => value.replace(/"/g, '&quot;');

const media = (tag: HtmlTag | undefined): string => {
  const value = tag?.attributes.get('media');
  return value === undefined ? '' : ` media="${quoted(value)}"`;
};

const moduleType = (tag: HtmlTag | undefined): string => (isModule(tag) ? ' type="module"' : '');

const timing = (tag: HtmlTag | undefined): string =>
  moduleType(tag) + (tag?.attributes.has('defer') === true ? ' defer' : '');

/** `\/` is a plain slash in every place of CSS where `</style` can stand. */
const escapeStyle = (css: string) => css.replace(/<(?=\/style)/gi, '<\\');

/**
 * Keeps a script from ending early: `<\/` equals `</` in strings, templates and expressions, the only
 * places of JavaScript where it stands. Behind `<!--`, `<script` would make the real end tag count as
 * text, so there it is written `\x3C`.
 */
function escapeScript(js: string): string {
  const closed = js.replace(/<(?=\/script)/gi, '<\\');
  return closed.includes('<!--') ? closed.replace(/<(?=script[\s/>])/gi, '\\x3C') : closed;
}
