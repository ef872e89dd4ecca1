import { isPlainlyEnglish, spellOut, withoutGreeting } from './plain-spelling';

/**
 * Limit of characters read of an instruction. The contract allows 20,000; more would add nothing.
 */
const longestPrompt = 20_000;
/** The tagger takes quadratic time in the length of one word; no word of a language is longer than this. */
const longestWord = 60;
const mostWords = 4_000;
const mostLines = 400;

/** Filler words. */
const fillers = new Set(['um', 'uh', 'erm', 'uhm', 'um,', 'uh,', 'erm,', 'hmm']);

/** The lines of an instruction, cut to what every later stage can read in linear time. */
export function boundedLines(prompt: string): string[] {
  const lines: string[] = [];
  const english = isPlainlyEnglish(prompt);
  let words = 0;
  for (const line of prompt.slice(0, longestPrompt).split('\n')) {
    if (lines.length >= mostLines || words >= mostWords) break;
    const kept: string[] = [];
    for (const word of line.split(/\s/)) {
      if (word === '' || fillers.has(word.toLowerCase())) continue;
      if (words >= mostWords) break;
      words += 1 + Math.floor(countMarks(word) / 4);
      kept.push(word.slice(0, longestWord));
    }
    const plain = plainQuotes(kept.join(' '));
    const told = lines.length < 3 ? withoutGreeting(plain) : plain;
    if (told !== '') lines.push(english ? spellOut(told) : told);
  }
  return lines;
}

/** Marks become tokens of their own, so they count: `((((` is four words to the tagger. */
function countMarks(word: string): number {
  let marks = 0;
  for (const character of word) if (!isLetterOrDigit(character)) marks += 1;
  return marks;
}

export function isLetterOrDigit(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

const quotes: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '’': "'",
  '‘': "'",
  '\u00a0': ' ',
};

function plainQuotes(text: string): string {
  let plain = '';
  for (const character of text) plain += quotes[character] ?? character;
  return plain;
}
