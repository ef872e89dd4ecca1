import * as z from 'zod/mini';
import { stem, wordsOfIcon } from '../catalogue/icon-matches';
import { iconOfWord } from '../catalogue/icons/icon-words';
import themes from '../catalogue/icons/motif-themes.json' with { type: 'json' };
import type { Brief } from '../model/brief';
import type { IconName } from '../model/page';

/** Words for a kind of motif, in any language, and the drawings that are of it. */
const schema = z.array(z.strictObject({ words: z.string(), icons: z.string() }));
const known = schema.parse(themes).map(({ words, icons }) => ({
  words: new Set(words.split(' ')),
  icons: new Set(icons.split(' ')),
}));

/** What begins a refusal, in the languages of pages. */
const refusal =
  /(?<!\p{L})(?:(?:no|nothing|without|avoid|never|not any|do(?: not|n['’]t) (?:put|use|draw|show|want|add|include|have)(?: any)?|anything but|keine?[nrms]?|ohne|nichts|pas de|sans|aucune?|rien de|ni(?: de)?|sin|nada de|ning[uú]n[ao]?|senza|niente|nessun[ao]?|né|geen|zonder|niets|sem|nenhuma?)(?![\p{L}-])\s*|(?:pas|ni) d['’])(?=(?<what>[^.;!?\n:]{2,80}))/giu;

/** Behind these it is said of what, where or instead of what something is refused. */
const ends =
  /(?<!\p{L})(?:but|for|on|in|at|to|with|from|please|just|rather|instead|only|before|after|unless|because|sondern|aber|bitte|für|auf|mit|von|im|am|mais|pour|sur|avec|pero|sino|para|por|con|su|sul|ma|per|maar|voor|op|met|mas|em)(?!\p{L}).*$/iu;
const longestRead = 6_000;
/** More words are a sentence about something, and so is what stands behind them. */
const mostWords = 2;

/** The words that are refused, a list of them one by one. */
function refusedWords(prompt: string): string[] {
  return [...prompt.slice(0, longestRead).matchAll(refusal)].flatMap(({ groups }) => {
    const parts = (groups?.['what'] ?? '')
      .replace(ends, '')
      .split(/,|(?<!\p{L})(?:or|and|nor|oder|und|noch|ou|et|ni|o|y|e|of|en|né|nem)(?!\p{L})/iu)
      .map((part) => part.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
    const long = parts.findIndex((words) => words.length > mostWords);
    return parts.slice(0, long === -1 ? parts.length : long).flat();
  });
}

/** Whether somebody does not want to see this drawing: "don't put any crosses or doves on it", "nothing nautical". */
export function isMotifRuledOut(
  { prompt, language, name }: Pick<Brief, 'prompt' | 'language'> & Partial<Pick<Brief, 'name'>>,
  icon: IconName,
): boolean {
  const own = new Set(wordsOfIcon(icon).map(stem));
  // "Pianos Sin Susto" is a name.
  const said = name?.given === true ? prompt.replaceAll(name.text, ' ') : prompt;
  return refusedWords(said).some(
    (word) =>
      known.some(({ words, icons }) => words.has(word) && icons.has(icon)) ||
      (language === 'en'
        ? own.has(stem(word)) || (word.endsWith('es') && own.has(word.slice(0, -2)))
        : iconOfWord(language, word) === icon),
  );
}
