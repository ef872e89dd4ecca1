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

/** Time-out of the runner for showing a document, in milliseconds. */
const renderTimeoutMs = 10_000;

/** A preview frame and its state. */
export interface PreviewFrame {
  /** Address of the frame. It changes with `reload`, so pass it as the key too. */
  readonly address: string;
  /** `stuck`: the runner has loaded, but the page does not finish loading. */
  readonly status: 'loading' | 'shown' | 'unreachable' | 'stuck';
  /** Report of the displayed page. */
  readonly report: PageReport;
  readonly clearReport: () => void;
  readonly reload: () => void;
  /** Shows the same document in its own window; false when the browser blocks it. */
  readonly openWindow: () => boolean;
}

/** Connects a document to its preview runners: the frame and opened windows. */
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
    }, renderTimeoutMs);
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
      // Keeps the opener: the runner requests the document from it.
      const opened = window.open(addressOf(ownNonce), '_blank');
      if (opened) windows.current.push({ window: opened, nonce: ownNonce });
      return opened !== null;
    },
  };
}

const stuck: PreviewEntry = { kind: 'stuck', level: 'error', text: '' };

/** Outcome of a page in the frame with a given nonce. */
interface Status {
  readonly nonce: string;
  readonly of: string | null;
  readonly is: 'shown' | 'unreachable' | 'stuck';
}

/** Identity of a page: one finished document, or the growing one. */
const pageOf = (content: PreviewContent | null): string | null =>
  content && (content.type === 'sketch' ? 'sketch' : content.document);

/** A replaced page stays visible until the next one is rendered or has failed. */
function statusOf(
  status: Status | undefined,
  nonce: string,
  page: string | null,
): PreviewFrame['status'] {
  if (status?.nonce !== nonce) return 'loading';
  return status.of === page || status.is === 'shown' ? status.is : 'loading';
}
