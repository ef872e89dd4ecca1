import type { SpeechResults } from './speech-recognition';

/** The text of one recognition event. */
export interface Transcript {
  /** Final text. */
  readonly final: string;
  /** Interim text, replaced by the next event. */
  readonly interim: string;
}

/** Reads the changed results of an event. */
export function readTranscript({ results, resultIndex }: SpeechResults): Transcript {
  const changed = Array.from(results).slice(resultIndex);
  const join = (isFinal: boolean): string =>
    changed
      .filter((result) => result.isFinal === isFinal)
      .map((result) => result[0]?.transcript ?? '')
      .join('');
  return { final: join(true), interim: join(false) };
}

/** A text with dictation at its end, and which part of it is still interim. */
export interface DictatedText {
  readonly text: string;
  readonly guess: string;
}

/**
 * Appends a transcript to the text in place of the previous interim part. Works on the current
 * text, so typing while listening is not lost.
 */
export function applyTranscript(text: string, guess: string, transcript: Transcript): DictatedText {
  const settled = guess !== '' && text.endsWith(guess) ? text.slice(0, -guess.length) : text;
  const grown = append(settled, transcript.final);
  const full = append(grown, transcript.interim);
  return { text: full, guess: full.slice(grown.length) };
}

function append(text: string, spoken: string): string {
  const words = spoken.trim();
  if (words === '') return text;
  return text === '' || /\s$/.test(text) ? text + words : `${text} ${words}`;
}
