import { escapeText } from 'site-document/escape';
import { textOf } from 'site-document/text';
import { attributeOf, parentOf, rangeOf } from 'site-document/tree';
import type { PageText } from 'site-document/tree';
import { say } from '../answers/say';
import { textEdit } from '../change/text-edits';
import type { Outcome } from '../outcome';
import { setStyle } from '../page/attribute-edits';
import { plainWords } from '../page/plain-words';
import type { Edit } from '../refine-types';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { headlineOf, introOf } from '../target/elements';
import { likeness, namingWords } from '../told/content-words';
import { refuseIn } from './refuse-in';

const nouns =
  /(?<!\p{L})(?:bit|part|section|line|sentence|abschnitt|bereich|teil|sección|parte|apartado|sezione|secção|seção|rubrique|stukje|sectie|onderdeel|deel)(?!\p{L})/giu;
/** What a part is called, without the word for a part. */
export const bare = (what: string): string =>
  what.replaceAll(nouns, ' ').replaceAll(/\s+/gu, ' ').trim();

interface Line {
  readonly text: PageText;
  readonly sentence: string;
}

const mostTexts = 600;
const longest = 240;

export function linesOf(site: Site, words: readonly string[]): Line[] {
  if (words.length === 0) return [];
  return site.page.texts.slice(0, mostTexts).flatMap((text) => {
    const parent = parentOf(text);
    if (!parent || !['p', 'li', 'dd', 'td', 'h3', 'span'].includes(parent.tagName)) return [];
    return text.value
      .split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u)
      .filter((one) => {
        const own = tellingWords(one);
        return one.length < longest && words.every((word) => likeness(word, own) > 1);
      })
      .map((one) => ({ text, sentence: one.trim() }));
  });
}

const notice =
  'font-size: 1.35em; font-weight: 700; line-height: 1.3; border: 2px solid currentColor; padding: 0.6em 0.9em; margin-block: 0.8em';

/** A sentence of the page in a frame of its own: right below the headline, or where it stands. */
export function lifted(site: Site, what: string, where: 'loud' | 'top' | 'here'): Outcome | null {
  const [line] = linesOf(site, namingWords(bare(what)));
  if (!line) return null;
  const parent = parentOf(line.text);
  const anchor = where !== 'here' ? (introOf(site) ?? headlineOf(site)) : parent;
  const range = anchor ? rangeOf(anchor) : null;
  if (!anchor || !range || !parent) return null;
  if (parent === anchor && where === 'top') return refuseIn(site, 'no.already');
  if (parent === anchor && where === 'loud')
    return styled(site, parent, say(site, 'notice', line.sentence), notice);
  const rest = line.text.value.replace(line.sentence, ' ').replaceAll(/\s+/gu, ' ').trim();
  if (rest === '' && parent.tagName === 'p' && where === 'here')
    return styled(site, parent, say(site, 'boxed', line.sentence), notice);
  if (parent.tagName !== 'p') return null;
  const own = where === 'here' ? '' : attributeOf(anchor, 'class');
  const look = where === 'top' ? '' : ` style="${notice}"`;
  const added = `\n<p${own === '' ? '' : ` class="${own}"`}${look}>${escapeText(line.sentence)}</p>`;
  const whole = rangeOf(parent);
  const gone: readonly Edit[] =
    rest === '' && whole
      ? [{ file: 'html', ...whole, text: '' }]
      : textEdit(site.page, line.text, rest);
  return {
    site: site.edit([...gone, { file: 'html', start: range.end, end: range.end, text: added }]),
    isWhole: true,
    sentence: say(
      site,
      { loud: 'notice', top: 'addedBelowHeadline', here: 'boxed' }[where] as 'notice',
      line.sentence,
    ),
    holds: (after) =>
      plainWords(textOf(after.body)).split(plainWords(line.sentence)).length ===
      plainWords(textOf(site.body)).split(plainWords(line.sentence)).length,
  };
}

function styled(
  site: Site,
  element: NonNullable<ReturnType<typeof parentOf>>,
  sentence: string,
  look: string,
): Outcome {
  const declarations = Object.fromEntries(
    look
      .split('; ')
      .map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 2)]),
  );
  return {
    site: site.edit(setStyle(element, declarations)),
    isWhole: true,
    sentence,
    holds: (after) => after.files.html !== site.files.html,
  };
}

/** "make the closed on Wednesday part bold and bigger": a line of the page that is named; nothing else is coloured in its place. */
export function raised(site: Site, what: string): Outcome | null {
  const words = namingWords(bare(what));
  const [line] = linesOf(site, words);
  const parent = line ? parentOf(line.text) : null;
  if (!line || !parent) return null;
  return styled(
    site,
    parent,
    say(site, 'styled', line.sentence),
    'font-size: 1.35em; font-weight: 700',
  );
}
