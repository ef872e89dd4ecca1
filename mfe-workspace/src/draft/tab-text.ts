import { useCallback, useState } from 'react';

/**
 * State of one text that survives a reload of this browser tab. It is in session storage, not in
 * the project's record: two tabs may edit different texts, and a key press must not write a whole
 * project.
 */
export function useTabText(key: string): [text: string, setText: (text: string) => void] {
  const [kept, setKept] = useState({ key, text: readText(key) });
  const current = kept.key === key ? kept.text : readText(key);
  const setText = useCallback(
    (text: string) => {
      setKept({ key, text });
      writeText(key, text);
    },
    [key],
  );
  return [current, setText];
}

function readText(key: string): string {
  return sessionStorage.getItem(key) ?? '';
}

function writeText(key: string, text: string): void {
  if (text === '') {
    sessionStorage.removeItem(key);
    return;
  }
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage is full: the text only does not survive a reload.
  }
}
