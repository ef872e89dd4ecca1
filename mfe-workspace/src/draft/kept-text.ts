import { useCallback, useState } from 'react';

/**
 * Text a member types that survives a reload of this tab. In session storage and not in the project's
 * record: two tabs may have different texts under way, and a key press must not write a whole project.
 */
export function useKeptText(key: string): [text: string, setText: (text: string) => void] {
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
    // Storage is full: the text stays on the screen, it only would not survive a reload.
  }
}
