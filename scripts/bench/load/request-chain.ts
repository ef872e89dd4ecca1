import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

/** One file of the page, as the browser asked for it. */
export interface ChainedRequest {
  readonly url: string;
  /** 1 is the document; a file is one further than whatever asked for it. */
  readonly depth: number;
  /** Milliseconds since the document was asked for; null while it is on its way. */
  finishedMs: number | null;
}

interface Initiator {
  readonly url?: string;
  readonly stack?: CallStack;
}

interface CallStack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: CallStack;
}

/** The script that asked: the innermost frame of the outermost stack that has any. */
function askedBy({ url, stack }: Initiator): string | undefined {
  for (let at: CallStack | undefined = stack; at; at = at.parent) {
    const frame = at.callFrames.find((candidate) => candidate.url !== '');
    if (frame) return frame.url;
  }
  return url;
}

/** What a page has asked for so far, and when it is done asking. */
export interface RequestChain {
  readonly requests: readonly ChainedRequest[];
  /** Resolves when every file has arrived and for `quietMs` no other was asked for. */
  readonly quiet: (counts: (url: string) => boolean) => Promise<void>;
}

/** What is fetched in the background begins well within this after whatever came before it. */
const quietMs = 1_000;

/**
 * Follows what a page asks for and who asked. A preloaded file counts where its link stood, for that is when
 * it was asked for. Call before the visit.
 */
export async function followRequests(session: CDPSession): Promise<RequestChain> {
  const requests: ChainedRequest[] = [];
  const byUrl = new Map<string, ChainedRequest>();
  const byId = new Map<string, ChainedRequest>();
  let startMs = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp }) => {
    if (byUrl.has(request.url)) return;
    if (requests.length === 0) startMs = timestamp * 1000;
    const parent = byUrl.get(askedBy(initiator) ?? '');
    const entry: ChainedRequest = {
      url: request.url,
      depth: requests.length === 0 ? 1 : (parent?.depth ?? 1) + 1,
      finishedMs: null,
    };
    requests.push(entry);
    byUrl.set(request.url, entry);
    byId.set(requestId, entry);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const entry = byId.get(requestId);
    if (entry) entry.finishedMs ??= timestamp * 1000 - startMs;
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    const entry = byId.get(requestId);
    if (entry) entry.finishedMs ??= Number.POSITIVE_INFINITY;
  });
  await session.send('Network.enable');
  const quiet = async (counts: (url: string) => boolean): Promise<void> => {
    let seen = -1;
    for (;;) {
      const files = requests.filter(({ url }) => counts(url));
      const settled = files.every(({ finishedMs }) => finishedMs !== null);
      if (settled && files.length === seen) return;
      seen = files.length;
      await wait(quietMs);
    }
  };
  return { requests, quiet };
}
