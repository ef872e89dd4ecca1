import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { FoundElement } from '../elements';
import { useProject } from '../model';

/** Restores the text into the empty field when its generation could not be started. */
export function useSentText(text: string, setText: (text: string) => void): (text: string) => void {
  const status = useProject((project) => project.run.status);
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (sent.current === null || status === 'queued' || status === 'starting') return;
    if (status === 'failed' && text === '') setText(sent.current);
    sent.current = null;
  }, [status, text, setText]);
  return (next) => {
    sent.current = next;
  };
}

/**
 * Focuses the field after an element was picked with the pointer; with the keyboard, focus stays in
 * the list.
 */
export function useFocusOnPick(
  fields: RefObject<HTMLElement | null>,
  element: FoundElement | null,
): void {
  useEffect(() => {
    const isChoosing = document.activeElement instanceof HTMLSelectElement;
    if (element && !isChoosing) fields.current?.querySelector('textarea')?.focus();
  }, [fields, element]);
}
