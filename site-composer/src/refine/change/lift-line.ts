import { escapeAttribute, escapeText } from 'site-document/escape';
import { textOf } from 'site-document/text';
import { attributeOf, parentOf, rangeOf } from 'site-document/tree';
import type { PageText } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import type { Edit } from '../refine-types';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { introOf } from '../target/elements';
import { sectionIn } from '../target/named-sections';
import { likeness, namingWords } from '../told/content-words';
import { textEdit } from './text-edits';

const big = String.raw`(?:big|large|in big letters|groß|gross|groot|en grand|grande|in grande|em grande)`;
const form = new RegExp(
  String.raw`^(?:put|bring|move|place|zet|plaats|setz|setze|setzt|stell|stelle|stellt|pon|ponga|poned|coloca|mets|mettez|place|placez|metti|mettete|coloque|põe)\s(?:the |our |my |het |de |den |die |das |der |el |la |los |las |le |les |il |lo |o |a )?(.{3,60}?)(\s${big})?\s(?:(?:right |all the way )?(?:at|to|up to|up at) the (?:very )?top|helemaal bovenaan|bovenaan|naar boven|ganz oben|(?:ganz )?nach oben|oben|arriba del todo|arriba|al principio|tout en haut|en haut|in cima|in alto|no topo|no início)(\s${big})?(?:\s(?:of|in|on|de|van|der|della|da|auf|op|del|hin|the|la|página|pagina|page|seite|site|sitio|website|homepage)){0,4}$`,
  'iu',
);

export const isLift = (clause: string): boolean => form.test(clause.replace(/[\s.!?]+$/u, ''));

/** "put the club record big at the top of the page": a sentence of the page below the headline. */
export const liftLine: Changer = (request, site): Outcome | null => {
  const said = request.asked.replace(/[\s.!?]+$/u, '');
  const [, what = '', before, behind] = request.quotes.length > 0 ? [] : (form.exec(said) ?? []);
  const words = namingWords(what);
  if (words.length === 0 || sectionIn(site, what, { ...request, action: 'remove' })) return null;
  const found = sentencesWith(site, words);
  const [only] = found;
  if (!only) return refuse(`“${what}” was not found on the page.`);
  if (found.length > 1)
    return refuse(`several sentences speak of “${what}”. Quote the one you mean.`);
  return lifted(site, only, before !== undefined || behind !== undefined);
};

interface Line {
  readonly text: PageText;
  readonly sentence: string;
}

const mostTexts = 600;
const longest = 240;

function sentencesWith(site: Site, words: readonly string[]): Line[] {
  return site.page.texts.slice(0, mostTexts).flatMap((text) => {
    const parent = parentOf(text);
    if (!parent || !['p', 'li', 'dd', 'td'].includes(parent.tagName)) return [];
    return text.value
      .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
      .filter((sentence) => {
        const own = tellingWords(sentence);
        return sentence.trim().length < longest && words.every((word) => likeness(word, own) > 0);
      })
      .map((sentence) => ({ text, sentence: sentence.trim() }));
  });
}

function lifted(site: Site, { text, sentence }: Line, isBig: boolean): Outcome | null {
  const intro = introOf(site);
  const range = intro ? rangeOf(intro) : null;
  if (!intro || !range) return null;
  if (parentOf(text) === intro) return refuse(`“${sentence}” stands at the top already.`);
  const name = attributeOf(intro, 'class');
  const look = isBig ? ' style="font-size: 1.5em; line-height: 1.25"' : '';
  const line = `<p${name === '' ? '' : ` class="${escapeAttribute(name)}"`}${look}>${escapeText(sentence)}</p>`;
  const rest = text.value.replace(sentence, ' ').replaceAll(/\s+/g, ' ').trim();
  const gone: readonly Edit[] = rest === '' ? [] : textEdit(site.page, text, rest);
  return {
    site: site.edit([
      ...gone,
      { file: 'html', start: range.end, end: range.end, text: `\n${line}` },
    ]),
    isWhole: true,
    sentence: `Put “${sentence}” ${isBig ? 'in big letters ' : ''}below the headline.`,
    holds: (after) => plainWords(textOf(after.body)).includes(plainWords(sentence)),
  };
}
