import type { SpeechResults } from './speech-recognition';

/** What one event of the recogniser adds. */
export interface Transcript {
  /** Will not change any more. */
  readonly final: string;
  /** A guess that the next event replaces. */
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

/** A text with what was dictated at its end, and which part of that is still a guess. */
export interface DictatedText {
  readonly text: string;
  readonly guess: string;
}

/**
 * Puts a transcript at the end of the text in place of the guess before it. Works on the text as it is
 * now, so what was typed while listening stays.
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
