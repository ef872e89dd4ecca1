import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { newPreviewNonce } from 'shared-kit/client';
import { useRuntimeConfig } from 'shared-kit/config';
import { previewRunnerPath } from 'shared-kit/contract';
import type { PreviewEntry } from 'shared-kit/contract';
import { createPreviewChannel } from './preview-channel';
import type { PreviewChannel, PreviewContent, PreviewRunner } from './preview-channel';
import { addToReport, clearEntries, emptyReport } from './watch/page-report';
import type { PageReport } from './watch/page-report';

/** How long the runner may take to show a document, in milliseconds. */
const patienceMs = 10_000;

/** A preview frame and what a component needs to know about it. */
export interface PreviewFrame {
  /** Address of the frame; another one after `reload`, so give it as the key as well. */
  readonly address: string;
  /** `stuck`: the runner is there, but the page does not finish loading. */
  readonly status: 'loading' | 'shown' | 'unreachable' | 'stuck';
  /** What the page on display has said. */
  readonly report: PageReport;
  readonly clearReport: () => void;
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
  const [readyNonce, setReadyNonce] = useState('');
  const [status, setStatus] = useState<Status>();
  const [report, setReport] = useState(emptyReport);

  useEffect(() => {
    latest.current = { content, nonce };
    channel.current?.show();
  }, [content, nonce]);

  useEffect(() => {
    const isFrame = (runner: PreviewRunner): boolean => runner.nonce === latest.current.nonce;
    const started = createPreviewChannel({
      runners: () => {
        const { nonce } = latest.current;
        const inner = frame.current?.contentWindow;
        windows.current = windows.current.filter(({ window }) => !window.closed);
        return inner ? [{ window: inner, nonce }, ...windows.current] : windows.current;
      },
      content: () => latest.current.content,
      onReady: (runner) => isFrame(runner) && setReadyNonce(runner.nonce),
      onSent: (runner) => isFrame(runner) && setReport(emptyReport),
      onRendered(runner) {
        const { content } = latest.current;
        if (isFrame(runner)) setStatus({ nonce: runner.nonce, of: pageOf(content), is: 'shown' });
      },
      onReport(runner, added) {
        if (isFrame(runner)) setReport((before) => addToReport(before, added));
      },
    });
    channel.current = started;
    window.addEventListener('message', started.receive);
    return () => {
      window.removeEventListener('message', started.receive);
    };
  }, [frame]);

  const page = pageOf(content);
  const isReady = readyNonce === nonce;
  const isShown = status?.nonce === nonce && status.of === page && status.is === 'shown';
  useEffect(() => {
    if (isShown || page === null) return undefined;
    const timer = setTimeout(() => {
      setStatus({ nonce, of: page, is: isReady ? 'stuck' : 'unreachable' });
      if (isReady) setReport((before) => addToReport(before, { entries: [stuck], dropped: 0 }));
    }, patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isShown, page, nonce, isReady]);

  const addressOf = (ofNonce: string): string =>
    `${sitesUrl.replace(/\/+$/, '')}${previewRunnerPath}#nonce=${ofNonce}`;
  return {
    address: addressOf(nonce),
    status: statusOf(status, nonce, page),
    report,
    clearReport: () => setReport(clearEntries),
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

const stuck: PreviewEntry = { kind: 'stuck', level: 'error', text: '' };

/** What became of a page in the frame of a nonce. */
interface Status {
  readonly nonce: string;
  readonly of: string | null;
  readonly is: 'shown' | 'unreachable' | 'stuck';
}

/** One page: a finished document, or whatever grows. */
const pageOf = (content: PreviewContent | null): string | null =>
  content && (content.type === 'sketch' ? 'sketch' : content.document);

/** A page that is replaced stays in view until the next one is there, or is known not to come. */
function statusOf(
  status: Status | undefined,
  nonce: string,
  page: string | null,
): PreviewFrame['status'] {
  if (status?.nonce !== nonce) return 'loading';
  return status.of === page || status.is === 'shown' ? status.is : 'loading';
}
