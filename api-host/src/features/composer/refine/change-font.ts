import { isOwnPage } from './add-section';
import type { Change } from './files';
import { appendRule, editSheets, readDeclarations, valueEdit, type Declaration } from './sheet';

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
