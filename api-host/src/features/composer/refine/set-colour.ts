import { readable, textOn } from '../colour/contrast';
import { toHex, toOklch } from '../colour/oklch';
import { isOwnPage } from './add-section';
import type { Files } from './files';
import { OwnPalette, readRoots } from './own-palette';
import { attributeOf, readPage } from './page';
import {
  appendRule,
  coloursOf,
  cssColour,
  editSheets,
  pageColours,
  readDeclarations,
  resolve,
  valueEdit,
} from './sheet';

/** What of a page gets a colour. */
export type Target =
  | 'background'
  | 'header'
  | 'footer'
  | 'buttons'
  | 'text'
  | 'headings'
  | 'links'
  | 'accent'
  | 'brand'
  | 'cards';

/** Selectors a stranger's page may use for the same thing, and the property that carries the colour. */
export const strange: Record<
  Target,
  { selector: RegExp; property: RegExp; rule: string; writes: 'background' | 'color' }
> = {
  background: {
    selector: /(?:^|,)\s*(?:body|html)\s*(?:,|$)/,
    property: /^background(-color)?$/,
    rule: 'body',
    writes: 'background',
  },
  header: {
    selector: /(?:^|[\s,.#])(?:site-)?(?:header|nav|navbar|topbar)\s*(?:,|$)/i,
    property: /^background(-color)?$/,
    rule: 'header',
    writes: 'background',
  },
  footer: {
    selector: /(?:^|[\s,.#])(?:site-)?footer\s*(?:,|$)/i,
    property: /^background(-color)?$/,
    rule: 'footer',
    writes: 'background',
  },
  buttons: {
    selector: /(?:^|[\s,.#-])(?:button|btn|cta)(?:-primary|--primary)?\s*(?:,|$)/i,
    property: /^background(-color)?$/,
    rule: 'button, .button, .btn',
    writes: 'background',
  },
  cards: {
    selector: /(?:^|[\s,.#-])card\s*(?:,|$)/i,
    property: /^background(-color)?$/,
    rule: '.card',
    writes: 'background',
  },
  text: {
    selector: /(?:^|,)\s*body\s*(?:,|$)/,
    property: /^color$/,
    rule: 'body',
    writes: 'color',
  },
  headings: {
    selector: /(?:^|[\s,])h[1-3]\s*(?:,|$)/,
    property: /^color$/,
    rule: 'h1, h2, h3',
    writes: 'color',
  },
  links: { selector: /(?:^|,)\s*a\s*(?:,|$)/, property: /^color$/, rule: 'a', writes: 'color' },
  accent: { selector: /(?!)/, property: /(?!)/, rule: '', writes: 'color' },
  brand: { selector: /(?!)/, property: /(?!)/, rule: '', writes: 'color' },
};

function setOnOwn(files: Files, target: Target, hex: string): Files | null {
  const palette = new OwnPalette(readRoots(files));
  const simple: Partial<Record<Target, string>> = {
    header: 'header',
    footer: 'footer',
    text: 'text',
    links: 'link',
  };
  if (target === 'background') palette.setBackground(hex);
  else if (target === 'brand') palette.setBrand(hex);
  else if (target === 'accent') palette.setAccent(hex);
  else if (target === 'buttons') {
    palette.set(palette.has('button') ? 'button' : 'brand', hex);
    palette.set('card-button', hex);
  } else if (target === 'cards') palette.set(palette.has('card') ? 'card' : 'surface', hex);
  else if (target === 'headings' && palette.has('heading')) {
    palette.set('heading', hex);
    palette.set('card-heading', hex);
  } else if (target === 'headings')
    return appendRule(
      files,
      `h1, h2, h3 { color: ${readable(hex, [palette.get('bg'), palette.get('tint')])}; }\n.section--band :is(h1, h2, h3), .hero--poster h1 { color: inherit; }`,
    );
  else palette.set(simple[target] ?? 'brand', hex);
  palette.settle();
  return palette.write(files);
}

function setOnStrange(files: Files, target: Target, hex: string): Files | null {
  const { selector, property, rule, writes } = strange[target];
  if (rule === '') return recolour(files, pageColours(files).brand, hex);
  const all = readDeclarations(files);
  const found = all.filter((one) => selector.test(one.selector) && property.test(one.property));
  const ink = textOn(hex);
  const page = readPage(files.html);
  const exists = page.elements.some(
    (element) =>
      rule.split(', ').includes(element.tagName) ||
      attributeOf(element, 'class')
        .split(' ')
        .some((name) => rule.split(', ').includes(`.${name}`)),
  );
  if (found.length === 0) {
    if (!exists) return null;
    const extra = writes === 'background' ? ` color: ${ink};` : '';
    const inside =
      target === 'header' || target === 'footer'
        ? `\n${rule} :is(a, h1, h2, p) { color: ${ink}; }`
        : '';
    return appendRule(
      files,
      `${rule} { ${writes === 'background' ? 'background-color' : 'color'}: ${hex};${extra} }${inside}`,
    );
  }
  const edits = found.map((one) => valueEdit(one, hex));
  for (const one of writes === 'background' ? found : []) {
    const colour = all.find(
      (other) =>
        other.file === one.file && other.ruleEnd === one.ruleEnd && other.property === 'color',
    );
    const now = colour === undefined ? null : cssColour(resolve(colour.value, all));
    const kept = now ?? pageColours(files).text;
    if (readable(kept, [hex]) === kept) continue;
    edits.push(
      colour === undefined
        ? { file: one.file, start: one.end, end: one.end, text: `; color: ${ink}` }
        : valueEdit(colour, ink),
    );
  }
  const changed = editSheets(files, edits);
  const links = writes === 'background' && (target === 'header' || target === 'footer');
  return links
    ? appendRule(
        changed,
        `${(found[0]?.selector ?? rule)
          .split(',')
          .map((one) => `${one.trim()} a`)
          .join(', ')} { color: ${ink}; }`,
      )
    : changed;
}

/** Turns one hue of the page into another; how light or dark each shade is stays. */
export function recolour(files: Files, from: string, to: string): Files | null {
  const source = toOklch(from);
  const goal = toOklch(to);
  const near = (hex: string) => {
    const one = toOklch(hex);
    if (source.c < 0.03) return one.c < 0.03 && Math.abs(one.l - source.l) < 0.12;
    const distance = Math.abs(((one.h - source.h + 540) % 360) - 180);
    return one.c > 0.02 && distance < 32;
  };
  const edits = readDeclarations(files).flatMap((one) =>
    coloursOf(one)
      .filter((colour) => near(colour.hex))
      .map((colour) => {
        const old = toOklch(colour.hex);
        const same = Math.abs(old.l - goal.l) < 0.16 && old.c > 0.05;
        const hex =
          source.c < 0.03 || same || colour.hex === from
            ? to
            : toHex({ l: old.l, c: Math.min(goal.c, old.c * 1.2), h: goal.h });
        return { file: one.file, start: colour.start, end: colour.end, text: hex };
      }),
  );
  return edits.length === 0 ? null : editSheets(files, edits);
}

export const setColour = (files: Files, target: Target, hex: string) =>
  isOwnPage(files) ? setOnOwn(files, target, hex) : setOnStrange(files, target, hex);

export function recolourOwn(files: Files, from: string, to: string): Files | null {
  const changed = recolour(files, from, to);
  if (changed === null) return null;
  const palette = new OwnPalette(readRoots(changed));
  palette.settle();
  return palette.write(changed) ?? changed;
}
