import type { SeenBlock, SeenText } from '../seen-page';
import { languages, stopWords, wordsOf, type Language } from '../words/read-words';

const words = new Map<Language, Set<string>>(
  languages.map((language) => [language, new Set(stopWords[language])]),
);

/** Words that only one of these languages has, so that a short text can be told. */
function countOf(language: Language, text: readonly string[]): number {
  return text.filter((word) => words.get(language)?.has(word)).length;
}

/** The language a text is plainly in, null when its words do not say. */
export function languageOf(text: string): Language | null {
  const found = wordsOf(text);
  const counts = languages
    .map((language) => ({ language, count: countOf(language, found) }))
    .toSorted((one, other) => other.count - one.count);
  const [best, second] = counts;
  if (!best || best.count < 2 || best.count - (second?.count ?? 0) < 1) return null;
  return best.count / found.length < 0.15 ? null : best.language;
}

export interface LanguageVerdict {
  readonly declared: boolean;
  /** Texts that are plainly in another language than the page should be. */
  readonly foreign: readonly string[];
}

/** One language and the right one; what the member wrote may stand as it is. */
export function judgeLanguage(
  language: Language,
  page: SeenText,
  instruction: string,
): LanguageVerdict {
  const given = instruction.toLowerCase().replaceAll(/\s+/g, ' ');
  const foreign = page.blocks.filter(({ text }: SeenBlock) => {
    const found = languageOf(text);
    if (found === null || found === language || given.includes(text.toLowerCase())) return false;
    const tokens = wordsOf(text);
    // Neighbouring languages share small words: one more says nothing.
    return countOf(found, tokens) - countOf(language, tokens) > 1;
  });
  return {
    declared: page.language.toLowerCase().startsWith(language),
    foreign: foreign.map(({ text }) => text),
  };
}
