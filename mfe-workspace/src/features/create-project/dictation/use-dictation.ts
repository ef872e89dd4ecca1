import { useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from 'shared-kit/remote';
import { findSpeechRecognition } from './speech-recognition';
import type { SpeechRecognition } from './speech-recognition';
import { applyTranscript, readTranscript } from './transcript';

/** State and actions of voice dictation. */
export interface Dictation {
  /** False where the browser does not support it. */
  readonly isSupported: boolean;
  readonly isListening: boolean;
  readonly toggle: () => void;
  readonly stop: () => void;
}

/**
 * Dictation in English (US), continuous and with interim results. An error stops listening and is
 * logged, not shown (specification, section 4).
 */
export function useDictation(text: string, setText: (text: string) => void): Dictation {
  const host = useHost();
  const Recognition = findSpeechRecognition();
  const [isListening, setListening] = useState(false);
  const recognition = useRef<SpeechRecognition | null>(null);
  const latest = useRef({ text, setText });
  useEffect(() => {
    latest.current = { text, setText };
  });

  const stop = useCallback(() => {
    const ending = recognition.current;
    // Cleared first: `stop` calls `onend`, which checks whether this recognition is still current.
    recognition.current = null;
    ending?.stop();
    setListening(false);
  }, []);

  // Leaving the page switches the microphone off at once.
  useEffect(() => () => recognition.current?.abort(), []);

  const start = (): void => {
    if (!Recognition) return;
    const started = new Recognition();
    let guess = '';
    started.lang = 'en-US';
    started.continuous = true;
    started.interimResults = true;
    started.addEventListener('result', (event) => {
      const dictated = applyTranscript(latest.current.text, guess, readTranscript(event));
      guess = dictated.guess;
      latest.current.text = dictated.text;
      latest.current.setText(dictated.text);
    });
    started.addEventListener('error', ({ error }) => {
      host.report({ name: 'speech-error', detail: { code: error } });
      stop();
    });
    started.addEventListener('end', () => {
      if (recognition.current === started) stop();
    });
    try {
      started.start();
    } catch (cause) {
      // Refused at once, for example because another page of this browser is listening.
      const code = cause instanceof Error ? cause.name : String(cause);
      host.report({ name: 'speech-error', detail: { code } });
      return;
    }
    recognition.current = started;
    setListening(true);
  };

  return {
    isSupported: Recognition !== null,
    isListening,
    toggle: isListening ? stop : start,
    stop,
  };
}
