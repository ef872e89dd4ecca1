import { useRef, useState, type RefObject } from 'react';

interface Timers {
  readonly startPause: () => void;
  readonly endPause: () => void;
}

/** The pause of all toasts and the ways into it and out of it. */
export interface Pause {
  readonly corner: RefObject<HTMLElement | null>;
  readonly paused: boolean;
  readonly pause: () => void;
  readonly resume: () => void;
  /** For when a toast goes from under the pointer or with the focus in it: no event tells of that. */
  readonly resumeIfLeft: () => void;
}

/** Stops timers and progress bars together, while pointer or focus is on the corner of the toasts. */
export function usePause({ startPause, endPause }: Timers): Pause {
  const corner = useRef<HTMLElement>(null);
  const [paused, setPaused] = useState(false);
  const pause = () => {
    // A second start, by focus after the pointer, would forget the time since the first.
    if (paused) return;
    setPaused(true);
    startPause();
  };
  const resume = () => {
    setPaused(false);
    endPause();
  };
  const resumeIfLeft = () => {
    const box = corner.current;
    if (!box?.hasChildNodes() || !box.matches(':is(:hover, :focus-within)')) resume();
  };
  return { corner, paused, pause, resume, resumeIfLeft };
}
