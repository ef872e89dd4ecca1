import { boundedLines } from './bounded-text';
import { endsShortened } from './abbreviations';
import { clauseStarts } from './clauses';
import type { Token } from './token';
import { readTokens, tagger } from './tokens';

export type { Token } from './token';

export interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** It stood on a line that began with a bullet or a number. */
  readonly listed: boolean;
  /** The sentence before facts with a place of their own were taken out; null when what is left cannot stand. */
  readonly whole?: string | null;
  /** Which line of the instruction it stood on. */
  readonly line: number;
}

/** The sentences of an instruction with every word's part of speech. */
export function readSentences(prompt: string): Sentence[] {
  const nlp = tagger();
  return boundedLines(prompt).flatMap((whole, line) => {
    const { text, listed } = withoutBullet(whole);
    if (text === '') return [];
    const document = nlp.readDoc(text);
    const sentences: string[] = document.sentences().out();
    return joinBroken(sentences.flatMap(splitFurther))
      .flatMap(splitClauses)
      .map((sentence) => ({ text: sentence, tokens: readTokens(sentence), listed, line }));
  });
}

/** A run-on sentence as the sentences it is made of. */
function splitClauses(sentence: string): string[] {
  const tokens = readTokens(sentence);
  const starts = clauseStarts(tokens);
  return starts.map((start, index) => {
    const end = tokens[starts[index + 1] ?? tokens.length]?.start ?? sentence.length;
    return sentence
      .slice(tokens[start]?.start ?? 0, end)
      .replace(/(?:[\s,;–—-]|(?<=[\s,;])(?:and|but|so|also))+$/iu, '');
  });
}

const bullet = /^(?:[-*•–·▪]|\(?\d{1,2}[.)])\s+/u;

function withoutBullet(given: string): { text: string; listed: boolean } {
  const line = given.replace(/^#{1,6}\s+/, '');
  const match = bullet.exec(line);
  return match
    ? { text: line.slice(match[0].length).trim(), listed: true }
    : { text: line.trim(), listed: false };
}

/** The tagger keeps "8am-4pm. Flat white" together; a full stop before a capital ends a sentence. */
function splitFurther(sentence: string): string[] {
  return sentence.split(/(?<=[\p{Ll}\d)"'][.!?]) (?=["(]?\p{Lu})|(?<=\.\.) (?=\p{L})/u);
}

/** The tagger also breaks after an abbreviation and inside quoted speech; such pieces are one sentence. */
function joinBroken(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  for (const sentence of sentences) {
    const last = whole.at(-1);
    const joins = last !== undefined && (endsShortened(last) || isOpen(last));
    if (joins) whole[whole.length - 1] = `${last} ${sentence}`;
    else whole.push(sentence);
  }
  return whole;
}

function isOpen(text: string): boolean {
  let marks = 0;
  for (const character of text) if (character === '"') marks += 1;
  return marks % 2 === 1 && text.length < 400;
}
