import american from 'dictionary-en';
import british from 'dictionary-en-gb';
import nspell from 'nspell';
import type { LockedInstruction } from '../read-locked';
import type { SeenText } from '../seen-page';
import { stemOf, wordsOf } from '../words/read-words';
import { languageOf } from './judge-language';

const spellers = [british, american].map(({ aff, dic }) =>
  nspell(Buffer.from(aff), Buffer.from(dic)),
);
const known = new Map<string, boolean>();

/** Ordinary English: right in lower case. What a dictionary only knows with a capital is a name. */
function isOrdinaryWord(word: string): boolean {
  const found = known.get(word) ?? spellers.some((speller) => speller.correct(word));
  known.set(word, found);
  return found;
}

/** Capitalised in every text and nobody's name. */
const capitals = new Set(
  [
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun',
    'january february march april may june july august september october november december',
    'jan feb mar apr jun jul aug sep sept oct nov dec english german french spanish italian dutch',
    'portuguese christmas easter internet gdpr faq csv pdf json html url email vat gbp eur usd am pm',
    'i ok id sms gps bst gmt utc wi-fi whatsapp online offline uk eu us i’m i’ll app apps javascript',
  ].flatMap((line) => line.split(' ')),
);

function capitalsIn(text: string): string[] {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

function isKnown(word: string, given: ReadonlySet<string>): boolean {
  const lower = word.toLowerCase().replace(/['’](?:s|re|ll|ve|d|m|t)?$/, '');
  return lower
    .split('-')
    .every(
      (part) =>
        part.length < 3 ||
        given.has(stemOf(part, 'en')) ||
        capitals.has(part.replace(/s$/, '')) ||
        capitals.has(part) ||
        isOrdinaryWord(part),
    );
}

/** German nouns have capitals too, and only English has a dictionary here: elsewhere the title alone is judged. */
function strangeWords(one: LockedInstruction, page: SeenText): string[] {
  if (one.language !== 'en' || !page.language.startsWith('en')) return [];
  const given = new Set(wordsOf(one.instruction).map((word) => stemOf(word, 'en')));
  return page.blocks
    .filter(({ text }) => (languageOf(text) ?? 'en') === 'en')
    .flatMap(({ text }) => capitalsIn(text))
    .filter((word) => !isKnown(word, given));
}

/** The name in the title must be the one given, or be made of the member's own words. */
function strangeTitle(one: LockedInstruction, page: SeenText): string[] {
  const shown = page.title.split(/\s+[·|–—:-]\s+/)[0]?.trim() ?? '';
  const { name } = one.expect;
  const lower = one.instruction.toLowerCase();
  if (name !== null && page.title.toLowerCase().includes(name.toLowerCase())) return [];
  const given = new Set(wordsOf(lower).map((word) => stemOf(word, one.language)));
  const words = wordsOf(shown).filter((word) => word.length > 2);
  const own = words.filter((word) => given.has(stemOf(word, one.language)));
  if (words.length > 0 && own.length >= words.length / 2) return [];
  return [shown === '' ? '(no title)' : shown];
}

export interface NamesVerdict {
  /** Null where the instruction gives none. */
  readonly givenShown: boolean | null;
  readonly invented: readonly string[];
}

/** Given names must be shown, in the title and on the page; names from nowhere must not. */
export function judgeNames(one: LockedInstruction, page: SeenText): NamesVerdict {
  const { name } = one.expect;
  const has = (text: string): boolean =>
    name !== null && text.toLowerCase().replaceAll('’', "'").includes(name.toLowerCase());
  const shown = has(page.title) && page.blocks.some(({ text }) => has(text));
  const invented = [...strangeTitle(one, page), ...strangeWords(one, page)];
  return { givenShown: name === null ? null : shown, invented: [...new Set(invented)] };
}
