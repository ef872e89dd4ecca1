import { eld } from 'eld/small';
import { rankOf } from '../catalogue/words/word-vectors';
import type { LanguageId } from '../model/brief';

const asked: readonly (readonly [LanguageId, RegExp])[] = [
  ['de', wished('auf deutsch|in german|german (?:language|website|text)|deutschsprachig')],
  ['fr', wished('en français|in french|french (?:language|website|text)')],
  ['es', wished('en español|in spanish|spanish (?:language|website|text)')],
  ['pt', wished('em português|in portuguese|portuguese (?:language|website|text)')],
  ['it', wished('in italiano|in italian\\b(?! food| cuisine)|italian (?:language|website|text)')],
  ['nl', wished('in het nederlands|in dutch|dutch (?:language|website|text)')],
  ['en', wished('in english|auf englisch|en anglais|en inglés')],
];

/** The page in a language; not a second version of it, and not lessons or books in the language. */
function wished(words: string): RegExp {
  return new RegExp(
    `(?<!\\b(?:also|later|lessons?|class(?:es)?|courses?|books?|songs?|tuition|exams?|tours?|fluent) )\\b(?:${words})`,
    'i',
  );
}

/** The language of the page: the one asked for, else the one the instruction is written in. */
export function readLanguage(prompt: string): LanguageId {
  const text = prompt.slice(0, 6_000);
  const said = asked.find(([, pattern]) => pattern.test(text));
  if (said) return said[0];
  return writtenIn(text);
}

/** The language a text is written in; English where nothing tells. */
export function writtenIn(text: string): LanguageId {
  subset ??= eld.setLanguageSubset(languages);
  const scores = eld.detect(text).getScores();
  const scoreOf = (id: LanguageId): number => scores[id] ?? 0;
  const best = languages.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one));
  return scoreOf(best) - scoreOf('en') >= surely && !isPlainEnglish(text) ? best : 'en';
}

const languages: LanguageId[] = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];
/** The detector is told once which languages there are to choose from. */
let subset: unknown;
/** By less than this an English line full of names passes for another language. */
const surely = 0.07;

/** Rarer words stand in the table of English words for names and loans. */
const common = 12_000;
const mostForeign = 0.25;

/** The letters of a line of few words tell little where each of the words is English: "chess club". */
function isPlainEnglish(text: string): boolean {
  const words = (text.toLowerCase().match(/(?<![\p{L}\d#@.])\p{L}{2,}(?![\d@])/gu) ?? []).slice(
    0,
    200,
  );
  const foreign = words.filter((word) => (rankOf(word) ?? common) >= common);
  return words.length > 0 && foreign.length <= words.length * mostForeign;
}
