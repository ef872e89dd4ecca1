let lastAt: number | null = null;

/**
 * Notes when the visitor has last done something, on the page's own clock. By the events themselves: a browser's "user
 * activation" is given to whatever an extension or a debugger runs, too.
 */
export function noteTouches(isReal: (event: Event) => boolean = isTrusted): void {
  for (const kind of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(
      kind,
      (event) => {
        if (isReal(event)) lastAt = performance.now();
      },
      { capture: true, passive: true },
    );
  }
}

/** What a script makes up is nobody's hand. */
const isTrusted = (event: Event): boolean => event.isTrusted;

/** Whether the visitor has done something within the last so many milliseconds; without them, ever. */
export function wasTouched(withinMs = Number.POSITIVE_INFINITY): boolean {
  return lastAt !== null && performance.now() - lastAt <= withinMs;
}
