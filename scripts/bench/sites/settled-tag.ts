import { setTimeout as wait } from 'node:timers/promises';
import { askOnce } from '../requests/apply-load';

/** A published page has another tag once its picture has been made; that takes a moment and happens once. */
export async function settledTag(url: URL, request: Buffer): Promise<string> {
  const tag = async () => /\r\netag: (\S+)/.exec((await askOnce(url, request)).head)?.[1] ?? '';
  const first = await tag();
  const end = Date.now() + 20_000;
  for (let found = first; Date.now() < end; found = await tag()) {
    if (found !== first) return found;
    await wait(100);
  }
  throw new Error('The published page got no picture');
}
