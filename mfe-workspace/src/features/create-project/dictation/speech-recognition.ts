/**
 * The part of the Web Speech API used here. TypeScript's library omits it because not every browser
 * has it.
 */
export interface SpeechRecognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
  addEventListener(type: 'result', listener: (event: SpeechResults) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly error: string }) => void): void;
  addEventListener(type: 'end', listener: () => void): void;
}

/** Recognition results; those before `resultIndex` have not changed. */
export interface SpeechResults {
  readonly resultIndex: number;
  readonly results: ArrayLike<
    ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }
  >;
}

type SpeechRecognitionConstructor = new () => SpeechRecognition;

/** The browser's speech recognition, or null where there is none. */
export function findSpeechRecognition(): SpeechRecognitionConstructor | null {
  const browser: {
    readonly SpeechRecognition?: SpeechRecognitionConstructor;
    readonly webkitSpeechRecognition?: SpeechRecognitionConstructor;
  } = window as object;
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition ?? null;
}
