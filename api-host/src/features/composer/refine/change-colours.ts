import { colourPattern, colourValue } from '../colour/names';
import { textOn, readable } from '../colour/contrast';
import { toHex, toOklch } from '../colour/oklch';
import { isOwnPage } from './add-section';
import type { Change, Files, Outcome } from './files';
import { OwnPalette, readRoots, shade } from './own-palette';
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
import { attributeOf, readPage } from './page';

type Target =
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

const targets: readonly (readonly [Target, RegExp])[] = [
  ['header', /\b(?:header|nav(?:igation)?(?: ?bar)?|top bar|menu bar)\b/i],
  ['footer', /\bfooter\b/i],
  ['buttons', /\b(?:buttons?|ctas?|call to action)\b/i],
  ['headings', /\b(?:headings?|headlines?|titles?|h1|h2)\b/i],
  ['links', /\blinks?\b/i],
  ['cards', /\bcards?\b/i],
  ['background', /\b(?:background|backdrop|page|body|canvas)\b/i],
  ['text', /\b(?:text|font colou?r|letters?|copy|paragraphs?)\b/i],
  ['accent', /\b(?:accents?|highlights?)\b/i],
  [
    'brand',
    /\b(?:it|everything|site|website|theme|colou?rs?|palette|scheme|main|primary|brand|components?)\b/i,
  ],
];

/** Selectors a stranger's page may use for the same thing, and the property that carries the colour. */
const strange: Record<
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
  else if (target === 'buttons') palette.set('brand', hex);
  else if (target === 'cards') palette.set('surface', hex);
  else if (target === 'headings')
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
function recolour(files: Files, from: string, to: string): Files | null {
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

const set = (files: Files, target: Target, hex: string) =>
  isOwnPage(files) ? setOnOwn(files, target, hex) : setOnStrange(files, target, hex);

const spoken: Record<Target, string> = {
  background: 'background',
  header: 'header',
  footer: 'footer',
  buttons: 'buttons',
  text: 'text',
  headings: 'headings',
  links: 'links',
  accent: 'accent colour',
  brand: 'main colour',
  cards: 'cards',
};

function instead(request: string, files: Files): Outcome | null {
  const colour = `(${colourPattern})`;
  const patterns: readonly (readonly [RegExp, boolean])[] = [
    [new RegExp(`${colour}\\s+(?:instead of|rather than|not)\\s+(?:the\\s+)?${colour}`, 'i'), true],
    [
      new RegExp(
        `(?:replace|change|swap|turn|switch)\\s+(?:all\\s+|every\\s+)?(?:the\\s+)?${colour}(?:\\s+(?:colou?rs?|parts?|elements?|bits?))?\\s+(?:with|to|by|into|for)\\s+(?:an?\\s+)?${colour}`,
        'i',
      ),
      false,
    ],
  ];
  for (const [pattern, newFirst] of patterns) {
    const match = pattern.exec(request);
    if (match === null) continue;
    const [fresh = '', old = ''] = newFirst ? [match[1], match[2]] : [match[2], match[1]];
    const [from, to] = [colourValue(old), colourValue(fresh)];
    if (from === null || to === null) return null;
    const changed = isOwnPage(files) ? recolourOwn(files, from, to) : recolour(files, from, to);
    return changed === null
      ? { files: null, note: `Not done: no ${old.toLowerCase()} was found in the page’s colours.` }
      : { files: changed, note: `Used ${fresh.toLowerCase()} instead of ${old.toLowerCase()}.` };
  }
  return null;
}

function recolourOwn(files: Files, from: string, to: string): Files | null {
  const changed = recolour(files, from, to);
  if (changed === null) return null;
  const palette = new OwnPalette(readRoots(changed));
  palette.settle();
  return palette.write(changed) ?? changed;
}

function lightness(request: string, files: Files): Outcome | null {
  const match = /\b(darker|lighter|brighter|darken|lighten)\b/i.exec(request);
  if (match === null) return null;
  const darker = /dark/i.test(match[1] ?? '');
  const target = targets.find(([, pattern]) => pattern.test(request))?.[0] ?? 'brand';
  const colours = pageColours(files);
  const own = isOwnPage(files);
  const roots = own ? new OwnPalette(readRoots(files)) : null;
  const name = {
    header: 'header',
    footer: 'footer',
    background: 'bg',
    text: 'text',
    links: 'link',
    accent: 'accent',
    cards: 'surface',
    buttons: 'brand',
    headings: 'text',
    brand: 'brand',
  }[target];
  const sheet = readDeclarations(files);
  const said = sheet
    .filter(
      (one) =>
        strange[target].selector.test(one.selector) && strange[target].property.test(one.property),
    )
    .pop();
  const now =
    roots?.get(name) ??
    (said === undefined ? null : cssColour(resolve(said.value, sheet))) ??
    (target === 'background'
      ? colours.background
      : target === 'text'
        ? colours.text
        : colours.brand);
  const step = target === 'background' && !darker === false && toOklch(now).l > 0.8 ? 0.07 : 0.11;
  const changed = set(files, target, shade(now, darker ? -step : step));
  return changed === null
    ? null
    : { files: changed, note: `Made the ${spoken[target]} ${darker ? 'darker' : 'lighter'}.` };
}

/** "make the header navy", "ivory background and navy buttons", "use green instead of blue", "darker". */
export const changeColours: Change = (request, files) => {
  if (/^(?:add|remove|delete|move|insert)\b/i.test(request) || /["']/.test(request)) return null;
  const swapped = instead(request, files);
  if (swapped !== null) return swapped;
  const found = [...request.matchAll(new RegExp(colourPattern, 'gi'))];
  if (found.length === 0) return lightness(request, files);
  const notes: string[] = [];
  let current: Files = files;
  let did = false;
  const used = new Set<Target>();
  found.forEach((match, index) => {
    const hex = colourValue(match[0]);
    if (hex === null) return;
    const before = request.slice(
      found[index - 1] === undefined
        ? 0
        : (found[index - 1]?.index ?? 0) + (found[index - 1]?.[0].length ?? 0),
      match.index,
    );
    const after = request.slice(
      match.index + match[0].length,
      found[index + 1]?.index ?? request.length,
    );
    const adjacent = targets.find(([, pattern]) =>
      new RegExp(`^[ -]+(?:${pattern.source})`, 'i').test(after),
    );
    const named =
      adjacent ??
      targets.find(([target, pattern]) => target !== 'brand' && pattern.test(before)) ??
      targets.find(([, pattern]) => pattern.test(before));
    let target = named?.[0] ?? (used.has('brand') ? 'accent' : 'brand');
    if (used.has(target) && target === 'brand') target = 'accent';
    used.add(target);
    const changed = set(current, target, hex);
    if (changed === null)
      notes.push(
        `Nothing to do: ${match[0].toLowerCase()} is already the colour of the ${spoken[target]}, or the page has none.`,
      );
    else {
      current = changed;
      did = true;
      notes.push(`Made the ${spoken[target]} ${match[0].toLowerCase()}.`);
    }
  });
  return { files: did ? current : null, note: notes.join(' ') };
};
