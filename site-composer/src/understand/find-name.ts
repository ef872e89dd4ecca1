import type { Sentence, Token } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { readCapitals, readQuoted, readStatedName } from './proper-name';

const naming = new Set(['called', 'named', 'entitled', 'titled']);
const things = new Set([
  'name',
  'brand',
  'company',
  'business',
  'title',
  'shop',
  'band',
  'team',
  'restaurant',
  'project',
  'event',
  'site',
  'website',
  'app',
  'product',
]);
const sayings = new Set([
  'slogan',
  'tagline',
  'motto',
  'headline',
  'button',
  'says',
  'saying',
  'say',
  'text',
  'reads',
  'quote',
  'promise',
  'claim',
  'labelled',
  'labeled',
]);

/** The name the instruction states, or null: a name is never made up. */
export function findName(sentences: readonly Sentence[]): string | null {
  for (const find of [
    labelled,
    calledSo,
    nameIs,
    beforeItsKind,
    quotedBesideThing,
    behindFor,
    coupled,
  ]) {
    for (const sentence of sentences.slice(0, 40)) {
      const name = find(sentence);
      if (name !== null && isName(name)) return withoutEnd(name);
    }
  }
  return null;
}

function isName(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  if (name.length < 2 || name.length > 60 || words.length > 7) return false;
  return !words.every(
    (word) =>
      isOf('notPlaces', word) ||
      isOf('months', word) ||
      isOf('siteNouns', word) ||
      isOf('commissionVerbs', word),
  );
}

function withoutEnd(name: string): string {
  return name
    .replace(/[.,:;!]+$/, '')
    .replace(/\s(?:website|site|web site|webpage)$/i, '')
    .trim();
}

/** "Name: Harbour Coffee". */
function labelled({ text }: Sentence): string | null {
  const match =
    /^(?:(?:the |our |my )?(?:business |company |brand |event |site |website |project |product |shop )?name|brand|company|business|title)\s*[:=]\s*"?([^",;.|(]{2,60})/i.exec(
      text,
    );
  return match?.[1]?.trim() ?? null;
}

/** "a bakery called Crumb", "named 'Crumb'". */
function calledSo(sentence: Sentence): string | null {
  const at = sentence.tokens.findIndex(({ lower }) => naming.has(lower));
  if (at === -1) return null;
  const from = sentence.tokens[at + 1]?.text === ':' ? at + 2 : at + 1;
  return readStatedName(sentence, from)?.text ?? null;
}

/** "the name is Crumb", "our brand name will be 'Crumb'". */
function nameIs(sentence: Sentence): string | null {
  const { tokens } = sentence;
  const at = tokens.findIndex(({ lower }) => lower === 'name');
  if (at === -1) return null;
  const verb = tokens
    .slice(at + 1, at + 5)
    .findIndex(({ lower }) => ['is', 'be', "'s", ':'].includes(lower));
  if (verb === -1 || tokens[at - 1]?.lower === 'domain') return null;
  const from = at + 2 + verb;
  return (readQuoted(sentence, from) ?? readCapitals(sentence, from))?.text ?? null;
}

/** "Crumb is a bakery", "Crumb - a bakery in Porto", "Crumb: website for a bakery", "Crumb, a bakery". */
function beforeItsKind(sentence: Sentence): string | null {
  const { tokens } = sentence;
  const first = tokens[0];
  if (!first || isOf('commissionVerbs', first.lower) || isOf('instructionVerbs', first.lower))
    return null;
  const found = readQuoted(sentence, 0) ?? readCapitals(sentence, 0);
  if (!found || found.after > 7) return null;
  const next = tokens[found.after];
  const behind = tokens[found.after + 1];
  if (!next || !behind || isPronoun(first)) return null;
  const article = ['a', 'an', 'the', 'our', 'my'].includes(behind.lower);
  if (['is', 'are', ','].includes(next.lower) && article && isOwn(found.text, tokens))
    return found.text;
  const dash = ['-', '–', '—'].includes(next.text) || (next.text === ':' && sentence.line === 0);
  return dash && isOwn(found.text, tokens) && tokens.length > found.after + 2 ? found.text : null;
}

function isPronoun({ lower, pos }: Token): boolean {
  return (
    pos === 'PRON' ||
    pos === 'DET' ||
    ["i'm", 'i', 'we', "we're", 'our', 'my', 'this', 'it'].includes(lower)
  );
}

const labels = new Set(
  'subject style colors colours pages sections features requirements design goal audience location hours phone email address services menu prices contact note notes theme background include product about task project title description budget tone'.split(
    ' ',
  ),
);

/** More than a common word that begins its sentence, and no label of a form. */
function isOwn(text: string, tokens: readonly Token[]): boolean {
  const words = text.split(' ');
  if (labels.has((words[0] ?? '').toLowerCase()) && words.length < 3) return false;
  if (words.length > 1) return words.slice(1).some((word) => /^\p{Lu}/u.test(word));
  return tokens[0]?.pos === 'PROPN' || tokens[0]?.pos === 'X';
}

/** `website for "Crumb"`, `my café "Crumb"`; not what a button or a slogan says. */
function quotedBesideThing(sentence: Sentence): string | null {
  const { tokens } = sentence;
  for (let at = 0; at < tokens.length && at < 60; at += 1) {
    if (tokens[at]?.text !== '"') continue;
    const found = readQuoted(sentence, at);
    if (!found) return null;
    const near = tokens.slice(Math.max(0, at - 4), at).map(({ lower }) => lower);
    const words = found.text.split(' ').length;
    if (
      words <= 6 &&
      !near.some((word) => sayings.has(word)) &&
      (at < 30 || near.some((word) => things.has(word)))
    )
      return found.text;
    at = found.after;
  }
  return null;
}

/** "a website for Harbour Coffee", "my band Velvet Static", "for Mia and Jonas". */
function behindFor(sentence: Sentence): string | null {
  const { tokens } = sentence;
  for (let at = 1; at < Math.min(tokens.length, 30); at += 1) {
    const before = tokens[at - 1];
    if (!before || !introduces(tokens, at - 1)) continue;
    const found = tokens[at]?.capital ? readCapitals(sentence, at) : null;
    if (!found) continue;
    const next = tokens[found.after];
    const goesOn = next?.pos === 'NOUN' || next?.lower === "'s";
    if (
      !goesOn &&
      !(found.text.split(' ').length === 1 && isOf('notPlaces', found.text.toLowerCase()))
    )
      return found.text;
  }
  return null;
}

/** "for" behind a page, or an owner's noun: "my band", "our café". */
function introduces(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (token.lower === 'for' || token.lower === 'of') {
    const before = tokens[at - 1]?.lower ?? '';
    return (
      isOf('siteNouns', before) ||
      isOf('appNouns', before) ||
      ['party', 'wedding', 'invitation', 'portfolio', 'shop', 'store', 'blog'].includes(before)
    );
  }
  if (token.text === '(')
    return (
      tokens[at - 1]?.pos === 'NOUN' &&
      tokens.slice(at + 2, at + 6).some(({ text }) => text === ')')
    );
  if (token.text === ',')
    return (
      tokens[at - 1]?.pos === 'NOUN' &&
      tokens[at - 1]?.capital !== true &&
      introduces(tokens, at - 1) &&
      tokens[at + 2]?.text !== ','
    );
  if (token.pos !== 'NOUN' || token.capital) return false;
  const owner = tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ lower }) => ['my', 'our'].includes(lower));
  const article = tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ lower }) => ['a', 'an', 'the', 'for'].includes(lower));
  return owner || (article && !isOf('siteNouns', token.lower));
}

/** "the wedding of Mia and Jonas", "Mia & Jonas are getting married". */
function coupled({ text }: Sentence): string | null {
  if (!/\b(?:wedding|marr(?:y|ied|iage)|engagement|elope|save the date)/i.test(text)) return null;
  const match = /(\p{Lu}\p{L}{1,20}) (?:and|&|\+) (\p{Lu}\p{L}{1,20})/u.exec(text.slice(0, 300));
  return match ? `${match[1] ?? ''} & ${match[2] ?? ''}` : null;
}
