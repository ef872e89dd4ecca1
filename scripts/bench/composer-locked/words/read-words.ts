import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItemSentence, type ItsFunction } from 'wink-nlp';
import asking from './instruction-words.json' with { type: 'json' };
import stopWords from './stop-words.json' with { type: 'json' };

export type Language = keyof typeof stopWords;

export const languages = Object.keys(stopWords) as Language[];

const nlp = winkNLP(model, ['sbd', 'pos']);
/** The library declares these with other parameters than it hands over. */
const its = nlp.its as unknown as Readonly<Record<'pos' | 'stem', ItsFunction<string>>>;

export interface Token {
  readonly text: string;
  readonly tag: string;
}

/** The sentences of a text with the part of speech of each word; of use for English alone. */
export function tagSentences(text: string): Token[][] {
  const sentences: Token[][] = [];
  nlp
    .readDoc(text)
    .sentences()
    .each((sentence: ItemSentence) => {
      const tags = sentence.tokens().out(its.pos);
      const words = sentence.tokens().out();
      sentences.push(words.map((word, index) => ({ text: word, tag: tags[index] ?? 'X' })));
    });
  return sentences;
}

/** Words in lower case, an apostrophe or a hyphen inside kept together. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
}

const stems = new Map<string, string>();

/** The same for every form of a word, as far as a stem can be: "knives" and "knife", "tuning" and "tuner". */
export function stemOf(word: string, language: Language): string {
  const plain = word.toLowerCase().replaceAll('’', "'").replace(/'s$/, '');
  if (language !== 'en') return plain.normalize('NFD').replaceAll(/\p{M}/gu, '').slice(0, 6);
  const known = stems.get(plain);
  if (known !== undefined) return known;
  const singular = plain.replace(/ives$/, 'ife').replace(/(?<=[a-z]{3})ers?$/, '');
  const ascii = /^[a-z]+$/.test(singular);
  const stem = ascii ? (nlp.readDoc(singular).tokens().out(its.stem)[0] ?? plain) : plain;
  const short = stem.replace(/(?<=...)e$/, '');
  stems.set(plain, short);
  return short;
}

const ignored = new Set([...asking.asking, ...stopWords.en]);

function ignoredIn(language: Language): (word: string) => boolean {
  if (language === 'en') return (word) => ignored.has(word);
  const own = new Set([...asking[language], ...stopWords[language]]);
  return (word) => own.has(word);
}

/** Stems of the words that carry what an instruction is about; what asks for a page or a look is left out. */
export function contentStems(
  text: string,
  language: Language,
  without: readonly string[] = [],
): Set<string> {
  const skipped = new Set(without.flatMap(wordsOf));
  const ignore = ignoredIn(language);
  const words = wordsOf(text.replaceAll(/\S+@\S+/g, ' ')).filter(
    (word) =>
      word.length > 2 &&
      !/\d/.test(word) &&
      !ignore(word.replaceAll(/['’]/g, '')) &&
      !ignore(word.replace(/['’].*$/, '')) &&
      !skipped.has(word),
  );
  return new Set(words.map((word) => stemOf(word, language)));
}

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)/;

/** Whether a word of the instruction is among those of the page, a fuller form of it included. */
export function isAmong(stem: string, page: ReadonlySet<string>): boolean {
  if (page.has(stem)) return true;
  const day = weekday.exec(stem)?.[0];
  const start = day !== undefined && stem.length < 6 ? day : stem;
  if (start.length < 4 && day === undefined) return false;
  return [...page].some(
    (other) => other.startsWith(start) && (day !== undefined || other.length - start.length < 4),
  );
}

export { stopWords };
