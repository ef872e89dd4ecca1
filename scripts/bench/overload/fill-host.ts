import { publishWebsite } from 'shared-kit/contract';
import type { HostClient } from '../../release/host-client';

/** Published at a time, as by members who do not know of each other. */
const publishedAtOnce = 8;

const pageOf = (n: number): string =>
  `<!doctype html><html lang="en"><head><title>Bakery ${n}</title></head><body>${Array.from(
    { length: 300 },
    (_, row) => `<section><h2>Bread ${row}</h2><p>Of bakery no ${n}, every day.</p></section>`,
  ).join('\n')}</body></html>`;

/** What is copied to have very many: the first website, and how its page names it. */
export const modelWebsite = { slug: 'bakery-0', name: 'bakery no 0' } as const;

/** Path of the n-th website below the sites origin. */
export const websitePath = (n: number): string => `/bakery-${n}/`;

/**
 * Publishes websites of about 20 KB each by the call members make, every one with content of its own, so that
 * nothing is kept for several at once.
 */
export async function publishMany(client: HostClient, count: number): Promise<void> {
  let next = 0;
  const publish = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) {
      const body = { htmlcode: pageOf(n), csscode: 'body{margin:0}', jscode: '' };
      const { link } = await client.call(publishWebsite, {
        body: { ...body, title: `Bakery ${n}`, prompt: '', slug: `bakery-${n}` },
      });
      if (!link?.includes(`bakery-${n}`)) throw new Error(`Website ${n} was published at ${link}`);
    }
  };
  await Promise.all(Array.from({ length: publishedAtOnce }, publish));
}
