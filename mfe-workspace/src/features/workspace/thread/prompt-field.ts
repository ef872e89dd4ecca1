import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { FoundElement } from '../pick/find-element';
import { useProject } from '../project/project-context';

/** Puts a text back into the empty field when the generation it asked for could not be started. */
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

/** After pointing one writes; who goes through the list with the arrow keys stays there. */
export function useFocusOnPick(
  fields: RefObject<HTMLElement | null>,
  element: FoundElement | null,
): void {
  useEffect(() => {
    const isChoosing = document.activeElement instanceof HTMLSelectElement;
    if (element && !isChoosing) fields.current?.querySelector('textarea')?.focus();
  }, [fields, element]);
}
