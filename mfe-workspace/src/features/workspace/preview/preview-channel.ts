import { previewDocumentLimit, previewFromRunner } from 'shared-kit/contract';
import type { PreviewFromRunner, PreviewReport, PreviewToRunner } from 'shared-kit/contract';

/** A window that runs the preview runner, and the nonce only it and we know. */
export interface PreviewRunner {
  readonly window: Window;
  readonly nonce: string;
}

/** A finished document, or with `sketch` one that is still being written and runs no scripts. */
export interface PreviewContent {
  readonly type: PreviewToRunner['type'];
  readonly document: string;
}

/** What a channel needs to know, and whom it tells what became of a document. */
export interface PreviewChannelOptions {
  /** The runners of now: the frame, and windows opened from it. */
  readonly runners: () => readonly PreviewRunner[];
  /** What to show, or null while there is nothing. */
  readonly content: () => PreviewContent | null;
  /** A runner is there; it gets the document next. */
  readonly onReady?: (runner: PreviewRunner) => void;
  /** A runner has been given a finished document: what it says from now on is about that one. */
  readonly onSent?: (runner: PreviewRunner) => void;
  /** A runner shows the document it was given last. */
  readonly onRendered?: (runner: PreviewRunner) => void;
  /** What the page on display says: a stranger's words, in the agreed bounds. */
  readonly onReport?: (runner: PreviewRunner, report: PreviewReport) => void;
}

/** Our end of the conversation with the preview runners (contract, "preview-messages"). */
export interface PreviewChannel {
  /** Takes a message of any window; all but those of our runners are ignored. */
  readonly receive: (event: Pick<MessageEvent<unknown>, 'source' | 'data'>) => void;
  /** Shows the current document in every runner that has reported ready. */
  readonly show: () => void;
}

/**
 * Answers each runner's `ready` with the document. A message counts when it comes from a window we
 * opened, with the nonce we gave to that very window, in the agreed shape.
 */
export function createPreviewChannel(options: PreviewChannelOptions): PreviewChannel {
  /** Of each runner that is ready: how many finished documents it was given since. */
  const runs = new WeakMap<Window, number>();

  const render = (runner: PreviewRunner): void => {
    const content = options.content();
    if (content === null || content.document.length > previewDocumentLimit) return;
    const { window, nonce } = runner;
    const message: PreviewToRunner = { channel: 'sitewright-preview', nonce, ...content };
    // The runner's origin is opaque, so no origin can be named; the window is the address.
    window.postMessage(message, '*');
    if (content.type !== 'render') return;
    runs.set(window, (runs.get(window) ?? 0) + 1);
    options.onSent?.(runner);
  };

  const hear = (runner: PreviewRunner, message: PreviewFromRunner): void => {
    if (message.type === 'ready') {
      runs.set(runner.window, 0);
      options.onReady?.(runner);
      render(runner);
      return;
    }
    // About a document that has been replaced meanwhile.
    if ('run' in message && message.run !== undefined && message.run !== runs.get(runner.window))
      return;
    if (message.type === 'rendered') options.onRendered?.(runner);
    else options.onReport?.(runner, message);
  };

  return {
    receive(event) {
      // First, because any page may write to this window as often as it likes.
      const runner = options.runners().find(({ window }) => window === event.source);
      if (!runner) return;
      const message = previewFromRunner.safeParse(event.data);
      if (message.success && message.data.nonce === runner.nonce) hear(runner, message.data);
    },
    show() {
      for (const runner of options.runners()) if (runs.has(runner.window)) render(runner);
    },
  };
}
