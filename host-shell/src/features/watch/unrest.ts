/** Changes of the page within a second that only a loop makes: a frame each is 60. */
const changesPerSecond = 25;

/** For so many seconds in a row, without anybody touching the page. */
const loopSeconds = 5;

/** So many seconds in a row without a moment of idleness. */
const busySeconds = 8;

/** Counts what a page does of itself; `tick` is to be called once a second. */
export interface Unrest {
  /** How the page never comes to rest; null while it does. */
  tick(): 'changes' | 'no-rest' | null;
  stop(): void;
}

/** Watches an area for changes that never end: an effect that sets what it depends on. */
export function watchUnrest(area: Element): Unrest {
  let changes = 0;
  let touched = false;
  let rested = true;
  let [looping, busy] = [0, 0];
  // Attributes are left out: whoever animates by them does so for ever and with reason.
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(area, { childList: true, characterData: true, subtree: true });
  const touch = (): void => {
    touched = true;
  };
  const kinds = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
  for (const kind of kinds) window.addEventListener(kind, touch, { passive: true, capture: true });
  const canRest = typeof requestIdleCallback === 'function';
  const askForRest = (): void => {
    if (!canRest || !rested) return;
    rested = false;
    requestIdleCallback(() => (rested = true));
  };
  return {
    tick() {
      const isWatched = document.visibilityState === 'visible' && !touched;
      looping = isWatched && changes >= changesPerSecond ? looping + 1 : 0;
      busy = isWatched && canRest && !rested ? busy + 1 : 0;
      changes = 0;
      touched = false;
      askForRest();
      if (looping >= loopSeconds) return 'changes';
      return busy >= busySeconds ? 'no-rest' : null;
    },
    stop() {
      observer.disconnect();
      for (const kind of kinds) window.removeEventListener(kind, touch, { capture: true });
    },
  };
}
