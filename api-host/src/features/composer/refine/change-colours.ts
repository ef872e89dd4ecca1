import { colourPattern, colourValue } from '../colour/names';
import { toOklch } from '../colour/oklch';
import { isOwnPage } from './add-section';
import type { Change, Files, Outcome } from './files';
import { OwnPalette, readRoots, shade } from './own-palette';
import { recolour, recolourOwn, setColour, strange, type Target } from './set-colour';
import { cssColour, pageColours, readDeclarations, resolve } from './sheet';

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
  const said = sheet.findLast(
    (one) =>
      strange[target].selector.test(one.selector) && strange[target].property.test(one.property),
  );
  const now =
    roots?.get(name) ??
    (said === undefined ? null : cssColour(resolve(said.value, sheet))) ??
    (target === 'background'
      ? colours.background
      : target === 'text'
        ? colours.text
        : colours.brand);
  const step = target === 'background' && darker && toOklch(now).l > 0.8 ? 0.07 : 0.11;
  const changed = setColour(files, target, shade(now, darker ? -step : step));
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
    const changed = setColour(current, target, hex);
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
