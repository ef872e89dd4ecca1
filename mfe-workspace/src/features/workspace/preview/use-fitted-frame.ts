import { useCallback, useState } from 'react';
import type { CSSProperties } from 'react';

/** Preview widths in pixels; null is the panel's own width. */
export const previewWidths = { Panel: null, Desktop: 1280, Tablet: 768, Phone: 390 } as const;
export type PreviewWidth = keyof typeof previewWidths;

/** Style of the frame, and ref of the element it is fitted into. */
export interface FittedFrame {
  readonly stage: (element: HTMLElement | null) => (() => void) | undefined;
  readonly style: CSSProperties;
}

/** Renders the frame at the chosen width, scaled down where the panel is narrower. */
export function useFittedFrame(width: PreviewWidth): FittedFrame {
  const [room, setRoom] = useState<{ width: number; height: number }>();
  const stage = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { stage, style: styleOf(previewWidths[width], room) };
}

function styleOf(
  wanted: number | null,
  room: { readonly width: number; readonly height: number } | undefined,
): CSSProperties {
  if (wanted === null) return { width: '100%' };
  if (!room || room.width === 0) return { width: wanted };
  // A wider panel than the desktop width is used in full.
  if (room.width >= wanted) return { width: wanted === previewWidths.Desktop ? '100%' : wanted };
  const scale = room.width / wanted;
  return {
    width: wanted,
    height: room.height / scale,
    maxWidth: 'none',
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  };
}
