import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from 'shared-kit/client';
import type { SiteBlock } from 'shared-kit/contract';
import type { Canvas } from '../canvas/canvas';

/** Loading state of the sections, which the host renders for this page. */
export type SectionsState = 'loading' | 'ready' | 'failed';

/** Loads the sections after the page, which does not wait for them. */
export function useSections(
  canvas: Canvas | null,
  loadSections: () => Promise<readonly SiteBlock[]>,
): { readonly state: SectionsState; readonly retry: () => void } {
  const [state, setState] = useState<SectionsState>('loading');
  const asked = useRef(false);
  const load = useCallback(() => {
    if (!canvas) return;
    setState('loading');
    loadSections().then(
      (sections) => {
        canvas.offerSections(sections);
        setState('ready');
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setState('failed');
      },
    );
  }, [canvas, loadSections]);
  useEffect(() => {
    if (asked.current || !canvas) return;
    asked.current = true;
    load();
  }, [canvas, load]);
  return { state, retry: load };
}
