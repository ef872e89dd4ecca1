import type { LanguageId } from '../model/brief';

const asked: readonly (readonly [LanguageId, RegExp])[] = [
  ['de', /\b(?:auf deutsch|in german|german (?:language|website|text)|deutschsprachig)/i],
  ['fr', /\b(?:en français|in french|french (?:language|website|text))/i],
  ['es', /\b(?:en español|in spanish|spanish (?:language|website|text))/i],
  ['pt', /\b(?:em português|in portuguese|portuguese (?:language|website|text))/i],
  ['it', /\b(?:in italiano|in italian\b(?! food| cuisine)|italian (?:language|website|text))/i],
  ['nl', /\b(?:in het nederlands|in dutch|dutch (?:language|website|text))/i],
  ['en', /\b(?:in english|auf englisch|en anglais|en inglés)/i],
];

/** Small words that no other of these languages uses alike. */
const small: Readonly<Record<LanguageId, string>> = {
  en: 'need free call only or by at as all who what people please us per any one two will open they can do has was from here out about day week a so me where can has no not the and for with of to is are we our my that this from you your i it on',
  de: 'der die das und für mit ein eine einen einer einem eines ist sind wir unser unsere mein meine auf im zum zur von den dem nicht ich webseite website seite bitte sowie als oder auch nach bei aus wie kann nur noch du sie es wird werden haben sich lese suchen ihre ihr unserem meinem meiner meinen unserer bis jeden jeder',
  fr: 'le la les des et pour avec un une est sont nous notre nos mon ma mes sur dans du au aux qui je site page vous votre à ou ne pas par cette ces sa ses leur leurs il elle se toutes chez très',
  es: 'el la los las y para con un una es son nosotros nuestro nuestra mi mis en del al que yo sitio página web por su tienda lo más sus cada muy todos todas desde hasta hay pero está nuestros nuestras qué',
  pt: 'o a os as e para com um uma é são nós nosso nossa meu minha em do da dos das no na que eu site página seu loja ou não ao à mais pelo pela seus sua cada muito todos todas desde até há está nossos nossas quero',
  it: 'il lo la gli le e per con un una è sono noi nostro nostra mio mia in del della dei delle che io sito pagina di al non si dal dalla alla ai anche più ogni molto tutti tutte nel nella ha nostri nostre vorrei',
  nl: 'de het een en voor met is zijn wij we ons onze mijn op in van dat die niet ik website pagina bij of ook naar uit hoe kan maar nog je hij zij wordt worden hebben heeft zich elke alle tot',
};

const sets = Object.entries(small).map(
  ([id, words]) => [id as LanguageId, new Set(words.split(' '))] as const,
);

/** The language of the page: the one asked for, else the one the instruction is written in. */
export function readLanguage(prompt: string): LanguageId {
  const text = prompt.slice(0, 6_000);
  const said = asked.find(([, pattern]) => pattern.test(text));
  if (said) return said[0];
  return writtenIn(text);
}

/** The language whose small words stand most often in the text; English where none does. */
export function writtenIn(text: string): LanguageId {
  // The "e" at the end of #c8102e is no word.
  const words = (text.toLowerCase().match(/(?<![\p{L}\d#])\p{L}+(?!\d)/gu) ?? []).slice(0, 600);
  const counts = sets.map(([id, set]) => ({
    id,
    // Each word once: an article that two languages share would outweigh everything else.
    words: new Set(words.filter((word) => set.has(word))).size,
    mark: marks[id]?.test(text) === true ? 1.5 : 0,
  }));
  const english = counts.find(({ id }) => id === 'en')?.words ?? 0;
  const [best] = counts
    .filter(({ id, words: count }) => id !== 'en' && count >= 2)
    .toSorted((one, other) => other.words + other.mark - one.words - one.mark);
  return best && best.words + best.mark > english ? best.id : 'en';
}

const marks: Partial<Readonly<Record<LanguageId, RegExp>>> = {
  de: /[äöüß]/i,
  fr: /[éèêàç]/i,
  es: /[ñ¿¡óí]/i,
  pt: /[ãõç]/i,
  it: /[àèìòù]\b/i,
};
