import { parse, walk, generate } from 'css-tree';
import { contrast, readable } from '../colour/contrast';
import { colourValue } from '../colour/names';
import { toOklch } from '../colour/oklch';
import { applyEdits, type Edit, type Files } from './files';
import { readPage } from './page';

/** One declaration of the page's rules with the place of its value in the file it stands in. */
export interface Declaration {
  file: 'css' | 'html';
  selector: string;
  property: string;
  value: string;
  start: number;
  end: number;
  ruleEnd: number;
}

function declarationsIn(text: string, file: Declaration['file'], base: number): Declaration[] {
  const found: Declaration[] = [];
  const ast = parse(text, {
    positions: true,
    parseCustomProperty: false,
    onParseError: () => undefined,
  });
  walk(ast, {
    visit: 'Rule',
    enter(rule) {
      const selector = generate(rule.prelude);
      rule.block.children.forEach((node) => {
        if (node.type !== 'Declaration' || !node.loc || !rule.block.loc) return;
        const source = text.slice(node.loc.start.offset, node.loc.end.offset);
        const colon = source.indexOf(':');
        const raw = source.slice(colon + 1);
        const lead = raw.length - raw.trimStart().length;
        const start = base + node.loc.start.offset + colon + 1 + lead;
        const value = raw.trim().replace(/\s*!important$/i, '');
        found.push({
          file,
          selector,
          property: node.property.toLowerCase(),
          value,
          start,
          end: start + value.length,
          ruleEnd: base + rule.block.loc.end.offset - 1,
        });
      });
    },
  });
  return found;
}

/** What stands in the `style` elements of a page, and where. */
function styleElements(html: string): { start: number; text: string }[] {
  return readPage(html).elements.flatMap((element) => {
    const place = element.sourceCodeLocation;
    if (element.tagName !== 'style' || !place?.startTag || !place.endTag) return [];
    const start = place.startTag.endOffset;
    return [{ start, text: html.slice(start, place.endTag.startOffset) }];
  });
}

/** The page's style sheets, in the order the browser reads them. */
export const styleTexts = (files: Files): string[] => [
  ...styleElements(files.html).map(({ text }) => text),
  files.css,
];

/** All declarations of the style file and of `style` elements, in the order the browser reads them. */
export function readDeclarations(files: Files): Declaration[] {
  const inside = styleElements(files.html).flatMap(({ start, text }) =>
    declarationsIn(text, 'html', start),
  );
  return [...inside, ...declarationsIn(files.css, 'css', 0)];
}

export interface SheetEdit extends Edit {
  file: Declaration['file'];
}

export function editSheets(files: Files, edits: readonly SheetEdit[]): Files {
  return {
    ...files,
    html: applyEdits(
      files.html,
      edits.filter((edit) => edit.file === 'html'),
    ),
    css: applyEdits(
      files.css,
      edits.filter((edit) => edit.file === 'css'),
    ),
  };
}

export const valueEdit = (one: Declaration, text: string): SheetEdit => ({
  file: one.file,
  start: one.start,
  end: one.end,
  text,
});

/** Rules at the end win over earlier ones of the same weight. Goes where the page's rules are. */
export function appendRule(files: Files, rule: string): Files {
  const style = readPage(files.html).elements.findLast(
    (element) => element.tagName === 'style',
  )?.sourceCodeLocation;
  if (files.css.trim() === '' && style?.endTag) {
    const at = style.endTag.startOffset;
    return {
      ...files,
      html: applyEdits(files.html, [{ start: at, end: at, text: `\n${rule}\n` }]),
    };
  }
  return {
    ...files,
    css: `${files.css.replace(/\s*$/, files.css.trim() === '' ? '' : '\n\n')}${rule}\n`,
  };
}

const colourToken = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)|\b[a-z]{3,20}\b/gi;

/** Hex of a CSS colour: hex, `rgb()` with whole numbers, or a colour word. */
export function cssColour(value: string): string | null {
  const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i.exec(value);
  if (rgb !== null)
    return `#${rgb
      .slice(1, 4)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  return /^(?:none|auto|solid|inherit|initial|unset|transparent|currentcolor|var)$/i.test(value)
    ? null
    : colourValue(value);
}

/** Every colour in a declaration with its place. */
export function coloursOf(one: Declaration): { hex: string; start: number; end: number }[] {
  if (
    /font|content|family|animation|transition|^grid|url\(/i.test(
      `${one.property}${one.value.includes('url(') ? 'url(' : ''}`,
    )
  )
    return [];
  return [...one.value.matchAll(colourToken)].flatMap((match) => {
    const hex = cssColour(match[0]);
    return hex === null
      ? []
      : [{ hex, start: one.start + match.index, end: one.start + match.index + match[0].length }];
  });
}

/** The value after looking through `var(--x)`. */
export function resolve(value: string, declarations: readonly Declaration[], depth = 0): string {
  const name = /^var\(\s*(--[\w-]+)/.exec(value.trim())?.[1];
  if (name === undefined || depth > 5) return value;
  const set = declarations.findLast((one) => one.property === name);
  return set === undefined ? value : resolve(set.value, declarations, depth + 1);
}

/** Ground, text and a lively colour of any page, for what is added to it. */
export function pageColours(files: Files): { background: string; text: string; brand: string } {
  const all = readDeclarations(files);
  const of = (selector: RegExp, property: RegExp) => {
    const one = all.findLast(
      (entry) => selector.test(entry.selector) && property.test(entry.property),
    );
    return one === undefined ? null : cssColour(resolve(one.value, all));
  };
  const background =
    of(/(?:^|,)\s*body\s*(?:,|$)/, /^background(-color)?$/) ??
    of(/(?:^|,)\s*html\s*(?:,|$)/, /^background(-color)?$/) ??
    '#ffffff';
  const text = readable(of(/(?:^|,)\s*body\s*(?:,|$)/, /^color$/) ?? '#1d1d1f', [background]);
  const lively = all
    .flatMap(coloursOf)

    .map((one) => one.hex)
    .find((hex) => toOklch(hex).c > 0.06 && contrast(hex, background) > 2.5);
  return { background, text, brand: lively ?? text };
}
