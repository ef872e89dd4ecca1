import * as z from 'zod/mini';
import { colourNames, foreignColours } from '../../catalogue/vocabulary/vocabulary';
import { folded } from '../target/alike-words';
import data from './foreign-words.json' with { type: 'json' };

const schema = z.record(
  z.string(),
  z.object({ verbs: z.record(z.string(), z.string()), words: z.record(z.string(), z.string()) }),
);

interface Glossary {
  readonly verbs: ReadonlyMap<string, string>;
  readonly words: ReadonlyMap<string, string>;
  /** Every phrase of the glossary, the longest first. */
  readonly phrases: RegExp;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function glossary({ verbs, words }: z.infer<typeof schema>[string]): Glossary {
  const all = Object.keys(words).toSorted((one, other) => other.length - one.length);
  return {
    verbs: new Map(
      Object.entries(verbs).flatMap(([plain, list]) =>
        list.split(' ').map((word) => [word, plain]),
      ),
    ),
    words: new Map(Object.entries(words)),
    phrases: new RegExp(
      String.raw`(?<![\p{L}\d'’-])(?:${all.map(escaped).join('|')})(?![\p{L}\d])`,
      'giu',
    ),
  };
}

const glossaries = new Map(
  Object.entries(schema.parse(data)).map(([language, one]) => [language, glossary(one)]),
);

const commands = new Set(
  [...glossaries.values()].flatMap(({ verbs }) => [...verbs.keys()].map(folded)),
);

/** Whether a word without its accents is a verb of command in one of the other languages. */
export const isForeignCommand = (word: string): boolean => commands.has(word);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];

const clitic = /-?(?:la|le|les|lo|los|las|li|me|nos|moi|nous|ci|ne)$/u;

/** The command of a word: "mettez", and with a pronoun behind it "enlevez-la", "quítalo", "toglila". */
function commandOf(word: string, { verbs }: Glossary): { verb: string; isAboutIt: boolean } | null {
  const exact = verbs.get(word);
  if (exact !== undefined) return { verb: exact, isAboutIt: false };
  const bare = word.replace(clitic, '');
  if (bare === word || bare.length < 4) return null;
  const plain = folded(bare);
  const known = [...verbs].find(([one]) => folded(one) === plain);
  return known ? { verb: known[1], isAboutIt: true } : null;
}

/** Where a part of the page is to stand, and nothing of what it says. */
const isPlace = (plain: string): boolean =>
  plain.length < 80 &&
  !/[:‹\d]/.test(plain) &&
  /^.{3,40}\s(?:above|below|before|after|to the top|to the bottom)(?:\s.{2,40})?$/u.test(
    plain.replace(/[.!?\s]+$/u, ''),
  );

const particlesBehind = /^(?:hinzu|dazu|erbij|toe|weg|raus|ein|an|um)$/;

/** Whether a piece of a sentence has a command of its own: at its beginning, or, as in German, at its end. */
export function hasOwnCommand(piece: string, language: string): boolean {
  const own = glossaries.get(language);
  const words = wordsOf(piece.slice(0, 200));
  if (!own || words.length < (own.verbs.has(words[0] ?? '') ? 1 : 2)) return false;
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  return (
    commandOf(first, own) !== null ||
    (own.words.get(first) === '' && commandOf(second, own) !== null) ||
    (language === 'de' && last.endsWith('en') && own.verbs.has(last)) ||
    (particlesBehind.test(last) && ['remove', 'add'].includes(own.verbs.get(last) ?? ''))
  );
}

/** What only says how a part should be: without a verb, two of these make a request. */
const telling =
  /\b(?:bigger|smaller|darker|lighter|calmer|warmer|rounder|more \p{L}+|background|buttons?|headings?|headline|text|saying|is|are|now)\b/giu;

const english =
  /\b(?:the|to|is|are|please|add|remove|change|make|and|with|my|our|we|it|of|on|now|should|can|you|put|move|this|that|a|delete|take)\b/giu;
const sameInEnglish =
  /^(?:in|is|a|i|section|question|text|page|buttons?|over|for|we|he|am|no|do|as|me|die|note|section|to|e|o|y)$/;

/** The language a request is written in, by the words of command in it; the page's own where two fit alike. */
export function languageOf(sentence: string, ofPage: string): string | null {
  const words = wordsOf(sentence.slice(0, 400));
  const inEnglishWords = (sentence.slice(0, 400).match(english) ?? []).length;
  const counted = [...glossaries].map(([language, { verbs, words: known }]) => ({
    language,
    hits:
      words.filter((word) => (verbs.has(word) || known.has(word)) && !sameInEnglish.test(word))
        .length + (language === ofPage ? 0.5 : 0),
  }));
  const [best] = counted.toSorted((one, other) => other.hits - one.hits);
  return best && best.hits >= 1 && best.hits > inEnglishWords ? best.language : null;
}

/**
 * A request in another language with its command in English: the verb, the part of the page and what
 * it should be like. Names and texts stay as they are. Null where it holds no such command.
 */
export function inEnglish(sentence: string, language: string): string | null {
  const own = glossaries.get(language);
  if (!own || sentence.length > 400) return null;
  const verbAt = wordsOf(sentence).find((word) => commandOf(word, own) !== null);
  const found = verbAt === undefined ? null : commandOf(verbAt, own);
  const verb = isLook(sentence, own) && found?.verb === 'add' ? 'change' : (found?.verb ?? null);
  const bare =
    verbAt === undefined
      ? sentence
      : sentence.replace(
          new RegExp(String.raw`(?<![\p{L}])${escaped(verbAt)}(?![\p{L}])`, 'iu'),
          ' ',
        );
  const plain = bare
    .replaceAll(own.phrases, (phrase, at: number, all: string) => {
      const word = own.words.get(phrase.toLowerCase()) ?? phrase;
      // Within the name of what is added, small words are part of it.
      const isOfName = verb === 'add' && /^(?:for|with|and|in|about)$/.test(word);
      return isOfName &&
        !/^\s*(?:[‹$€£\d]|(?:dem|le|el|o|il|de) (?:text|texte|texto|testo|tekst)\b)/iu.test(
          all.slice(at + phrase.length),
        )
        ? phrase
        : word;
    })
    // The cream that is added to a list is no colour.
    .replaceAll(/\p{L}+/gu, (word) => (verb === 'add' ? null : colourIn(word)) ?? word)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,.!?:])/g, '$1')
    .replace(/^[\s,]+(?:and\s+)?|^and\s+/, '')
    .trim();
  if (verb !== null && language === 'es' && /^to \p{Lu}/u.test(plain))
    return `${verb} ${plain.slice(3)}`;
  if (verb !== null)
    return `${verb === 'change' && isPlace(plain) ? 'move' : verb} ${found?.isAboutIt === true ? 'it ' : ''}${plain}`.replace(
      / (?:hinzu|toe|weg|raus|dazu)(?=\s*[.!:]|$| to | as )/i,
      '',
    );
  // "Die Preise bitte ganz nach oben": where something is to stand is a move without its verb.
  if (isPlace(plain)) return `move ${plain}`;
  // "… y los botones en rojo": the verb was said before.
  if (isLook(sentence, own)) return `change ${plain}`;
  return (plain.match(telling) ?? []).length > 1 ||
    /\b(?:more \p{L}+|calmer|warmer)\b/iu.test(plain) ||
    (/\b(?:is|are)\b/.test(plain) && /\d/.test(plain))
    ? plain
    : null;
}

/** Whether a piece of a sentence says how a part of the page should look. */
export function saysLook(piece: string, language: string): boolean {
  const own = glossaries.get(language);
  return own !== undefined && isLook(piece, own);
}

/** "mettez le titre en brun": a part of the page and a colour, and no text of its own. */
function isLook(sentence: string, { words }: Glossary): boolean {
  if (/[:\d]/.test(sentence.replaceAll(/‹\d+›/g, ''))) return false;
  const all = wordsOf(sentence);
  const isPart = all.some((word) =>
    /^(?:background|headline|headings|buttons?|text)$/.test(words.get(word) ?? ''),
  );
  return isPart && all.some((word) => colourIn(word) !== null);
}

const endings = /(?:es|er|en|em|as|os|e|s)$/;

/** Plurals that are no longer form of the singular: "rossi", "verdi", "bianche", "rojas", "azuis". */
const singulars = (name: string): string[] =>
  [
    [/i$/u, 'o'],
    [/i$/u, 'e'],
    [/c?he$/u, 'co'],
    [/(?:a|as|os)$/u, 'o'],
    [/is$/u, 'l'],
  ].flatMap(([ending, one]) =>
    name.length > 3 && (ending as RegExp).test(name)
      ? [name.replace(ending as RegExp, one as string)]
      : [],
  );

/** A colour by its English name: "rouges", "dunkelgrün", "blaue". */
export function colourIn(word: string): string | null {
  const lower = word.toLowerCase();
  const shade = /^(dunkel|hell|donker|licht)(.{3,})$/.exec(lower);
  const lead = shade ? (/^(?:dunkel|donker)/.test(lower) ? 'dark ' : 'light ') : '';
  const name = shade?.[2] ?? lower;
  const hex = [name, name.replace(endings, ''), ...singulars(name)]
    .map((one) => foreignColours.get(one))
    .find((one) => one !== undefined);
  if (hex === undefined) return null;
  return lead === '' && !foreignColours.has(lower) && name.replace(endings, '').length < 3
    ? null
    : `${lead}${namesOfHex.get(hex) ?? hex}`;
}

const namesOfHex = new Map([...colourNames].map(([word, hex]) => [hex, word]));
