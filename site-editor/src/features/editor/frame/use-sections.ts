import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from 'shared-kit/client';
import type { SiteBlock } from 'shared-kit/contract';
import type { Canvas } from '../canvas/canvas';

/** Where the sections that can be added stand: they are drawn for this page, which takes the host a moment. */
export type SectionsState = 'loading' | 'ready' | 'failed';

/** Asks for the sections once the page is there, so that it does not wait for them. */
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
