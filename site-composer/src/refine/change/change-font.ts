import { setComposedType } from '../composed/set-type';
import { directionOf, readLook } from '../composed/composed-look';
import { findPairing, typePairings } from '../../type/pairings';
import type { TypePairing } from '../../type/pairings';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { unmask } from '../read/quotes';
import type { Site } from '../site';
import { overriding } from '../style/override';

type Style = 'serif' | 'sans' | 'mono' | 'display';
type Role = 'all' | 'headings' | 'text';

const about =
  /\b(?:fonts?|typefaces?|typography|type ?pairing|lettering|serifs?|sans[- ]?serif|monospaced?)\b/i;
const notHere =
  /\b(?:inter|roboto|montserrat|poppins|lato|open sans|playfair(?: display)?|raleway|nunito|oswald|comic sans|merriweather|garamond|futura|bebas(?: neue)?|lora|quicksand|pacifico|dancing script)\b/i;

/** "use a serif font", "headings in a sans-serif typeface", "another font pairing". */
export const changeFont: Changer = (request, site): Outcome | null => {
  if (!['set', 'add', null].includes(request.action) && request.verb !== 'use') return null;
  const text = unmask(request.rest, request.quotes);
  if (!about.test(text) && !notHere.test(text)) return null;
  if (/\b(?:size|bigger|larger|smaller|colou?r)\b/i.test(text)) return null;
  if (/\b(?:hand ?writ\p{L}*|script|cursive|curly|swirly|brush)\b/iu.test(text))
    return refuse(
      'no handwritten typeface comes with the composer. Ask for an elegant or a friendly one.',
    );
  const role: Role = /\b(?:headings?|headlines?|titles?)\b/i.test(text)
    ? 'headings'
    : /\b(?:body|paragraphs?|running|reading|text)\b/i.test(text) && !/\ball\b/i.test(text)
      ? 'text'
      : 'all';
  const style = styleOf(text.replace(notHere, ' '));
  const named = typePairings.find(({ id, display }) =>
    new RegExp(String.raw`\b(?:${id}|${display.replaceAll('-', ' ')})\b`, 'i').test(text),
  );
  const system = systemFont(text);
  if (directionOf(site) && !system && style !== 'mono') {
    const pairing = choosePairing(site, named, style, role, text);
    return pairing
      ? setOnComposed(site, pairing, role)
      : refuse(
          'this typeface does not come with the composer. Ask for a serif, a sans serif or another pairing.',
        );
  }
  if (notHere.test(text) && style === null)
    return refuse(
      'this typeface is not on this page, and loading it from somebody else would tell them who visits.',
    );
  const stack = system ?? (style === null ? null : stacks[style]);
  return stack === null
    ? refuse('say which kind of typeface: a serif, a sans serif or a monospaced one.')
    : setOnForeign(site, stack, role);
};

function styleOf(text: string): Style | null {
  if (/\bsans/i.test(text)) return 'sans';
  if (/\bserifs?\b/i.test(text)) return 'serif';
  if (/\bmono|\btypewriter|\btyped\b/i.test(text)) return 'mono';
  return null;
}

const stacks: Readonly<Record<Style, string>> = {
  serif: "Georgia, 'Times New Roman', serif",
  sans: "system-ui, 'Segoe UI', Helvetica, Arial, sans-serif",
  mono: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  display: "Georgia, 'Times New Roman', serif",
};

function systemFont(text: string): string | null {
  const name =
    /\b(georgia|times new roman|times|palatino|arial|helvetica|verdana|tahoma|trebuchet ms|courier new|courier)\b/i
      .exec(text)?.[1]
      ?.toLowerCase();
  if (name === undefined) return null;
  const generic = /georgia|times|palatino/.test(name)
    ? 'serif'
    : /courier/.test(name)
      ? 'monospace'
      : 'sans-serif';
  return `'${name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())}', ${generic}`;
}

function choosePairing(
  site: Site,
  named: TypePairing | undefined,
  style: Style | null,
  role: Role,
  text: string,
): TypePairing | null {
  const current = readLook(site)?.look.pairing ?? '';
  if (named) return role === 'text' ? { ...findPairing(current), text: named.display } : named;
  if (notHere.test(text) && style === null) return null;
  if (role === 'text' && style !== null)
    return {
      ...findPairing(current),
      text: style === 'serif' ? 'newsreader' : 'figtree',
      display: style === 'serif' ? findPairing(current).display : 'figtree',
    };
  const words = text.toLowerCase();
  const wanted = typePairings.filter(
    (one) => one.id !== current && (style === null || one.style === style),
  );
  const moody = wanted.find(({ moods }) => moods.some((mood) => words.includes(mood)));
  const best = moody ?? wanted[0] ?? null;
  if (best && style === 'serif' && role === 'all')
    return { ...findPairing('newsreader'), text: 'newsreader' };
  return best;
}

const family = (site: Site, tag: 'h1' | 'body'): string =>
  (
    site.cascade.computed(
      (tag === 'h1' ? (site.first('h1') ?? site.first('h2')) : null) ?? site.body,
      'font-family',
    ) ?? ''
  ).toLowerCase();

function setOnComposed(site: Site, pairing: TypePairing, role: Role): Outcome {
  const changed = setComposedType(site, pairing);
  if (!changed) return refuse('the typefaces of this page could not be told from its code.');
  return {
    site: changed,
    sentence:
      role === 'headings'
        ? 'Set the headings in another typeface.'
        : 'Set the page in other typefaces.',
    holds: (after, before) =>
      family(after, 'h1') !== family(before, 'h1') ||
      family(after, 'body') !== family(before, 'body'),
  };
}

function setOnForeign(site: Site, stack: string, role: Role): Outcome {
  const rules: string[] = [];
  if (role !== 'headings')
    rules.push(overriding(site, site.body, 'body', { 'font-family': stack }));
  const headings = site.page.elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  const texts =
    role === 'headings'
      ? []
      : site.page.elements.filter(
          (element) =>
            ['p', 'li', 'a', 'button', 'input', 'td'].includes(element.tagName) &&
            site.cascade.declared(element, 'font-family') !== null,
        );
  if (role !== 'text' && headings[0])
    rules.push(`h1, h2, h3, h4, h5, h6 {\n  font-family: ${stack} !important;\n}`);
  if (texts.length > 0)
    rules.push(`p, li, a, button, input, td {\n  font-family: ${stack} !important;\n}`);
  if (role === 'headings' && headings.length === 0) return refuse('the page has no headings.');
  return {
    site: site.withRules(rules.join('\n')),
    sentence: `Set the ${role === 'all' ? 'page' : role} in ${stack.split(',')[0]?.replaceAll("'", '') ?? 'another typeface'}.`,
    holds: (after) =>
      (role === 'headings' || family(after, 'body') === stack.toLowerCase()) &&
      (role === 'text' || headings.length === 0 || family(after, 'h1') === stack.toLowerCase()),
  };
}
