import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useRuntimeConfig } from 'shared-kit/config';
import { previewRunnerPath } from 'shared-kit/contract';
import { createPreviewChannel, newPreviewNonce } from './preview-channel';
import type { PreviewChannel, PreviewContent, PreviewRunner } from './preview-channel';

/** How long the runner may take to show the first document, in milliseconds. */
const patienceMs = 10_000;

/** A preview frame and what a component needs to know about it. */
export interface PreviewFrame {
  /** Address of the frame; another one after `reload`, so give it as the key as well. */
  readonly address: string;
  readonly status: 'loading' | 'shown' | 'unreachable';
  readonly reload: () => void;
  /** Shows the same document in a window of its own; false when the browser blocks that. */
  readonly openWindow: () => boolean;
}

/** Runs the conversation with the preview runners of a document: the frame and opened windows. */
export function usePreviewChannel(
  frame: RefObject<HTMLIFrameElement | null>,
  content: PreviewContent | null,
): PreviewFrame {
  const { sitesUrl } = useRuntimeConfig();
  const windows = useRef<PreviewRunner[]>([]);
  const latest = useRef({ content, nonce: '' });
  const channel = useRef<PreviewChannel>(null);
  const [nonce, setNonce] = useState(newPreviewNonce);
  const [status, setStatus] = useState<{ nonce: string; is: PreviewFrame['status'] }>();

  useEffect(() => {
    latest.current = { content, nonce };
    channel.current?.show();
  }, [content, nonce]);

  useEffect(() => {
    const started = createPreviewChannel({
      runners: () => {
        const { nonce } = latest.current;
        const inner = frame.current?.contentWindow;
        windows.current = windows.current.filter(({ window }) => !window.closed);
        return inner ? [{ window: inner, nonce }, ...windows.current] : windows.current;
      },
      content: () => latest.current.content,
      onRendered: (runner) => {
        if (runner.nonce === latest.current.nonce) setStatus({ nonce: runner.nonce, is: 'shown' });
      },
    });
    channel.current = started;
    window.addEventListener('message', started.receive);
    return () => {
      window.removeEventListener('message', started.receive);
    };
  }, [frame]);

  const isShown = status?.nonce === nonce && status.is === 'shown';
  const hasDocument = content !== null;
  useEffect(() => {
    if (isShown || !hasDocument) return undefined;
    const timer = setTimeout(() => setStatus({ nonce, is: 'unreachable' }), patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isShown, hasDocument, nonce]);

  const addressOf = (ofNonce: string): string =>
    `${sitesUrl.replace(/\/+$/, '')}${previewRunnerPath}#nonce=${ofNonce}`;
  return {
    address: addressOf(nonce),
    status: status?.nonce === nonce ? status.is : 'loading',
    reload: () => setNonce(newPreviewNonce()),
    openWindow() {
      const ownNonce = newPreviewNonce();
      // With an opener, because the runner in there asks its opener for the document.
      const opened = window.open(addressOf(ownNonce), '_blank');
      if (opened) windows.current.push({ window: opened, nonce: ownNonce });
      return opened !== null;
    },
  };
}
