import { previewDocumentLimit, previewFromRunner } from 'shared-kit/contract';
import type { PreviewFromRunner, PreviewReport, PreviewToRunner } from 'shared-kit/contract';

/** A window with the preview runner, and the nonce shared with it. */
export interface PreviewRunner {
  readonly window: Window;
  readonly nonce: string;
}

/** A document to show. With `sketch` it is unfinished and runs no scripts. */
export interface PreviewContent {
  readonly type: PreviewToRunner['type'];
  readonly document: string;
}

/** Options and callbacks of a channel. */
export interface PreviewChannelOptions {
  /** Current runners: the frame, and windows opened from it. */
  readonly runners: () => readonly PreviewRunner[];
  /** The document to show; null while there is none. */
  readonly content: () => PreviewContent | null;
  /** A runner has loaded; it receives the document next. */
  readonly onReady?: (runner: PreviewRunner) => void;
  /** A runner was sent a finished document; its following messages are about that one. */
  readonly onSent?: (runner: PreviewRunner) => void;
  /** A runner has rendered the latest document. */
  readonly onRendered?: (runner: PreviewRunner) => void;
  /** Messages of the displayed page: untrusted, within the agreed limits. */
  readonly onReport?: (runner: PreviewRunner, report: PreviewReport) => void;
}

/** The workspace's end of the channel to the preview runners (contract, "preview-messages"). */
export interface PreviewChannel {
  /** Handles a window message; those not from our runners are ignored. */
  readonly receive: (event: Pick<MessageEvent<unknown>, 'source' | 'data'>) => void;
  /** Sends the current document to every runner that is ready. */
  readonly show: () => void;
}

/**
 * Sends the document in response to each runner's `ready`. A message is accepted only from a window
 * we opened, with the nonce given to that window, in the agreed shape.
 */
export function createPreviewChannel(options: PreviewChannelOptions): PreviewChannel {
  /** For each ready runner, the number of finished documents it was sent. */
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
    // About a document that was replaced meanwhile.
    if ('run' in message && message.run !== undefined && message.run !== runs.get(runner.window))
      return;
    if (message.type === 'rendered') options.onRendered?.(runner);
    else options.onReport?.(runner, message);
  };

  return {
    receive(event) {
      // Checked first: any page can post to this window as often as it likes.
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
