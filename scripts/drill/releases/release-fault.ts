/** What happens to a file on the way to the browser. */
export type NetworkFault = 404 | 500 | 503 | 'reset' | 'html' | 'hang' | 'slow' | 'tampered';

/** A part of the throw-away remote, as a file of its build. */
export type Part = 'entry' | 'page' | 'late';

/**
 * One way in which a candidate is bad. Code is JavaScript in the throw-away remote: `entry` before its container, `render`
 * at the start of its component, `effect` once it has rendered; `element` is what it returns. `h` and `React` are the shell's.
 */
export interface ReleaseFault {
  readonly id: string;
  readonly title: string;
  readonly entry?: string;
  readonly container?: string;
  readonly render?: string;
  readonly effect?: string;
  readonly element?: string;
  /** Whether the page waits for a part of it that arrives late. */
  readonly late?: boolean;
  readonly network?: { readonly part: Part; readonly how: NetworkFault };
  readonly hostApi?: string;
  /** The visitor presses the button of the page. */
  readonly isPressed?: boolean;
  /** The tab dies after a moment, as one that has run out of memory does. */
  readonly isKilled?: boolean;
  /** How long a visit lasts where nothing recovers, in milliseconds. */
  readonly visitMs?: number;
}
