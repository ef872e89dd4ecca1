import { readable } from '../colour/contrast';
import { oklch, toHex, toOklch } from '../colour/oklch';
import { isOwnPage } from './add-section';
import type { Change, Files, Outcome } from './files';
import { OwnPalette, readRoots } from './own-palette';
import {
  appendRule,
  coloursOf,
  editSheets,
  readDeclarations,
  valueEdit,
  type Declaration,
} from './sheet';

const families: readonly (readonly [RegExp, string, string])[] = [
  [
    /\bsans[- ]?serif\b|\bsans\b/i,
    'a sans-serif',
    "'Helvetica Neue', 'Segoe UI', Roboto, Arial, sans-serif",
  ],
  [/\bserif\b/i, 'a serif', "Charter, 'Iowan Old Style', Cambria, Georgia, serif"],
  [
    /\bmono(?:space(?:d)?)?\b|\btypewriter\b|\bcode font\b/i,
    'a monospaced',
    "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  ],
  [
    /\brounded (?:font|typeface|letters)|\bround font\b/i,
    'a rounded',
    "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, 'Arial Rounded MT Bold', sans-serif",
  ],
  [
    /\b(?:handwritten|handwriting|script|cursive)\b/i,
    'a handwritten',
    "'Segoe Print', 'Bradley Hand', Chilanka, 'Comic Sans MS', cursive",
  ],
  [/\bslab\b/i, 'a slab', "Rockwell, 'Roboto Slab', 'DejaVu Serif', serif"],
];

const named =
  /\b(Georgia|Arial|Helvetica|Verdana|Times New Roman|Times|Courier(?: New)?|Garamond|Palatino|Tahoma|Trebuchet MS|Futura|Inter|Roboto|Lato|Montserrat|Poppins|Open Sans|Playfair Display|Merriweather|Lora|Raleway|Nunito|Oswald|Baskerville|Didot|Optima|Avenir|Comic Sans(?: MS)?|Impact|Menlo|Consolas)\b/i;
const serifs = /Georgia|Times|Garamond|Palatino|Playfair|Merriweather|Lora|Baskerville|Didot/i;
const monos = /Courier|Menlo|Consolas/i;

function wantedFamily(request: string): { label: string; stack: string } | null {
  const name = named.exec(request)?.[1];
  if (name !== undefined) {
    const fallback = serifs.test(name)
      ? 'Georgia, serif'
      : monos.test(name)
        ? 'monospace'
        : 'Arial, sans-serif';
    return { label: `the ${name}`, stack: `'${name}', ${fallback}` };
  }
  const family = /\b(?:font|typeface|typography|serif|sans|letters|lettering)\b/i.test(request)
    ? families.find(([pattern]) => pattern.test(request))
    : undefined;
  return family === undefined ? null : { label: family[1], stack: family[2] };
}

/** "use a serif font", "change the heading font to Georgia". */
export const changeFont: Change = (request, files) => {
  const wanted = wantedFamily(request);
  if (wanted === null || /["']/.test(request)) return null;
  const headings = /\b(?:headings?|headlines?|titles?)\b/i.test(request);
  const body = /\b(?:body|paragraphs?|text)\b/i.test(request);
  const all = readDeclarations(files);
  const set = (selector: RegExp, property: RegExp) =>
    all.filter((one) => selector.test(one.selector) && property.test(one.property));
  const own = isOwnPage(files);
  const edits: Declaration[] = [];
  if (own) {
    if (!body || headings) edits.push(...set(/^:root$/, /^--display$/));
    if (!headings || body) edits.push(...set(/^:root$/, /^--body$/));
  } else {
    if (!headings || body)
      edits.push(...set(/(?:^|,)\s*(?:body|html|\*)\s*(?:,|$)/, /^font-family$/));
    if (headings || edits.length > 0) edits.push(...set(/(?:^|[\s,])h[1-6]\b/, /^font-family$/));
  }
  const what = headings && !body ? 'headings' : body && !headings ? 'text' : 'page';
  const note = `Set the ${what} in ${wanted.label} font. Only fonts on the visitor’s device are used; nothing is downloaded.`;
  if (edits.length > 0)
    return {
      files: editSheets(
        files,
        edits.map((one) => valueEdit(one, wanted.stack)),
      ),
      note,
    };
  return {
    files: appendRule(
      files,
      `${headings ? 'h1, h2, h3, h4' : 'body'} { font-family: ${wanted.stack}; }`,
    ),
    note,
  };
};

const scaleLengths = (value: string, by: number): string =>
  value.replace(
    /(\d*\.?\d+)(px|rem|em|vw|%|ch)\b/g,
    (_, number: string, unit: string) => `${Math.round(Number(number) * by * 1000) / 1000}${unit}`,
  );

/** "bigger text", "smaller headings". */
export const changeSize: Change = (request, files) => {
  const match = /\b(bigger|larger|smaller|increase|enlarge|decrease|reduce|shrink)\b/i.exec(
    request,
  );
  if (
    match === null ||
    !/\b(?:text|fonts?|type|headings?|headlines?|titles?|letters|words|it|everything)\b/i.test(
      request,
    )
  )
    return null;
  const up = /bigger|larger|increase|enlarge/i.test(match[1] ?? '');
  const by = up ? 1.15 : 0.88;
  const headings = /\b(?:headings?|headlines?|titles?|h1)\b/i.test(request);
  const all = readDeclarations(files);
  const note = `Made the ${headings ? 'headings' : 'text'} ${up ? 'bigger' : 'smaller'}.`;
  if (headings) {
    const sizes = all.filter((one) =>
      isOwnPage(files)
        ? one.selector === ':root' && /^--step-[2-5]$/.test(one.property)
        : /(?:^|[\s,])h[1-6]\b/.test(one.selector) && one.property === 'font-size',
    );
    if (sizes.length > 0)
      return {
        files: editSheets(
          files,
          sizes.map((one) => valueEdit(one, scaleLengths(one.value, by))),
        ),
        note,
      };
    return {
      files: appendRule(
        files,
        `h1 { font-size: ${up ? 2.6 : 1.7}em; }\nh2 { font-size: ${up ? 1.9 : 1.3}em; }`,
      ),
      note,
    };
  }
  const body = all.filter(
    (one) =>
      /(?:^|,)\s*(?:body|html|p)\s*(?:,|$)/.test(one.selector) && one.property === 'font-size',
  );
  if (body.length > 0)
    return {
      files: editSheets(
        files,
        body.map((one) => valueEdit(one, scaleLengths(one.value, by))),
      ),
      note,
    };
  return { files: appendRule(files, `html { font-size: ${Math.round(by * 100)}%; }`), note };
};

/** Corners: "rounded corners", "sharp corners", "more rounded". */
export const changeCorners: Change = (request, files) => {
  if (
    !/\b(?:corners?|round(?:ed|er)?|sharp(?:er)?|square)\b/i.test(request) ||
    /\b(?:font|image of|table)\b/i.test(request)
  )
    return null;
  const square =
    /\b(?:sharp(?:er)?|square|no round|not round(?:ed)?|less round(?:ed)?|remove (?:the )?round)/i.test(
      request,
    );
  const own = isOwnPage(files);
  const all = readDeclarations(files).filter((one) =>
    own
      ? one.selector === ':root' && /^--radius-(?:s|m|l|button)$/.test(one.property)
      : one.property === 'border-radius',
  );
  const size = (one: Declaration) =>
    square
      ? '0'
      : own
        ? ({
            '--radius-s': '10px',
            '--radius-m': '18px',
            '--radius-l': '26px',
            '--radius-button': '999px',
          }[one.property] ?? '16px')
        : '16px';
  const edits = all
    .filter((one) => !/50%|999/.test(one.value) || square)
    .map((one) => valueEdit(one, size(one)));
  const note = square ? 'Made the corners square.' : 'Rounded the corners.';
  if (edits.length > 0) return { files: editSheets(files, edits), note };
  return {
    files: appendRule(
      files,
      `button, input, select, textarea, img, .button, .btn, .card { border-radius: ${square ? '0' : '16px'}; }`,
    ),
    note,
  };
};

export const changeSpacing: Change = (request, files) => {
  const match =
    /\b(more|less|increase|reduce|bigger|smaller|tighter|airier)\b.*\b(?:space|spacing|padding|white ?space|room|margins?)\b|\b(compact|tighter|airy|spacious)\b/i.exec(
      request,
    );
  if (match === null) return null;
  const more = /more|increase|bigger|airi?|spacious/i.test(match[1] ?? match[2] ?? '');
  const all = readDeclarations(files).filter((one) =>
    isOwnPage(files)
      ? one.property === '--air'
      : /(?:^|[\s,.])section\b/.test(one.selector) && one.property.startsWith('padding'),
  );
  if (all.length === 0)
    return {
      files: null,
      note: 'Not done: the page’s rules name no spacing of sections to change.',
    };
  const note = more ? 'Gave the sections more room.' : 'Moved the sections closer together.';
  return {
    files: editSheets(
      files,
      all.map((one) => valueEdit(one, scaleLengths(one.value, more ? 1.35 : 0.7))),
    ),
    note,
  };
};

function ownNight(files: Files, dark: boolean): Files | null {
  const palette = new OwnPalette(readRoots(files));
  const now = toOklch(palette.get('bg'));
  if (now.l < 0.5 === dark) return null;
  const hue = toOklch(palette.get('brand')).h;
  palette.setBackground(dark ? oklch(0.17, 0.018, hue) : oklch(0.985, 0.006, hue));
  palette.set('text', dark ? '#f3f3f1' : '#1c1c20');
  palette.set('muted', dark ? '#b5b6ba' : '#5a5c63');
  palette.set('art-0', dark ? oklch(0.3, 0.05, hue) : oklch(0.89, 0.04, hue));
  if (dark) palette.set('footer', oklch(0.13, 0.015, hue));
  palette.settle();
  return palette.write(files);
}

/** Every colour to the other side of the lightness scale; hues stay. */
function strangeNight(files: Files): Files {
  const edits = readDeclarations(files).flatMap((one) =>
    coloursOf(one).map((colour) => {
      const base = toOklch(colour.hex);
      return {
        file: one.file,
        start: colour.start,
        end: colour.end,
        text:
          base.c > 0.09 && base.l > 0.4 && base.l < 0.75
            ? colour.hex
            : toHex({ ...base, l: Math.min(0.97, Math.max(0.15, 1.12 - base.l)) }),
      };
    }),
  );
  const changed = editSheets(files, edits);
  const grounded = readDeclarations(files).some(
    (one) =>
      /(?:^|,)\s*(?:body|html)\s*(?:,|$)/.test(one.selector) &&
      one.property.startsWith('background'),
  );
  return grounded
    ? changed
    : appendRule(
        changed,
        `body { background-color: #15171c; color: ${readable('#ececea', ['#15171c'])}; }`,
      );
}

export const changeNight: Change = (request, files): Outcome | null => {
  const match =
    /\b(dark|light|night)[- ]?(?:mode|theme|version|look|design|style)\b|^(?:make (?:it|the (?:site|page|website)) )?(dark|light)$/i.exec(
      request,
    );
  if (match === null || /\b(?:toggle|switch|button)\b/i.test(request)) return null;
  const dark = !/light/i.test(match[1] ?? match[2] ?? '');
  const changed = isOwnPage(files) ? ownNight(files, dark) : strangeNight(files);
  return changed === null
    ? { files: null, note: `The page is ${dark ? 'dark' : 'light'} already.` }
    : { files: changed, note: `Made the page ${dark ? 'dark' : 'light'}.` };
};
