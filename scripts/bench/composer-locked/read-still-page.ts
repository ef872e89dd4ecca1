import { JSDOM } from 'jsdom';
import { probeBlocks, probeRest } from './probe-text';
import type { SeenText } from './seen-page';

/** What a page shows without a browser: nothing of its style sheet and nothing its script does. */
export function readStillPage(html: string): SeenText {
  const { document } = new JSDOM(html).window;
  return { ...probeRest(document), blocks: probeBlocks(document) };
}
