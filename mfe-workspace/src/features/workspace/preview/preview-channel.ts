import { previewDocumentLimit, previewFromRunner, previewNonceBytes } from 'shared-kit/contract';
import type { PreviewToRunner } from 'shared-kit/contract';

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
  /** A runner has loaded the document. */
  readonly onRendered?: (runner: PreviewRunner) => void;
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
  const ready = new WeakSet<Window>();

  const render = ({ window, nonce }: PreviewRunner): void => {
    const content = options.content();
    if (content === null || content.document.length > previewDocumentLimit) return;
    const message: PreviewToRunner = { channel: 'sitewright-preview', nonce, ...content };
    // The runner's origin is opaque, so no origin can be named; the window is the address.
    window.postMessage(message, '*');
  };

  return {
    receive(event) {
      const runner = options.runners().find(({ window }) => window === event.source);
      const message = previewFromRunner.safeParse(event.data);
      if (!runner || !message.success || message.data.nonce !== runner.nonce) return;
      if (message.data.type === 'rendered') {
        options.onRendered?.(runner);
        return;
      }
      ready.add(runner.window);
      render(runner);
    },
    show() {
      for (const runner of options.runners()) if (ready.has(runner.window)) render(runner);
    },
  };
}

/** A nonce nobody can guess. */
export function newPreviewNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(previewNonceBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
