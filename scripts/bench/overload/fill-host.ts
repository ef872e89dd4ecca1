import { publishWebsite } from 'shared-kit/contract';
import type { HostClient } from '../../release/host-client';

/** Published at a time, as by members who do not know of each other. */
const publishedAtOnce = 8;

const pageOf = (n: number, rows = 300): string =>
  `<!doctype html><html lang="en"><head><title>Bakery ${n}</title></head><body>${Array.from(
    { length: rows },
    (_, row) => `<section><h2>Bread ${row}</h2><p>Of bakery no ${n}, every day.</p></section>`,
  ).join('\n')}</body></html>`;

/** What is copied to have very many: the first website, and how its page names it. */
export const modelWebsite = { slug: 'bakery-0', name: 'bakery no 0' } as const;

/** Path of the n-th website below the sites origin. */
export const websitePath = (n: number): string => `/bakery-${n}/`;

async function publish(client: HostClient, slug: string, htmlcode: string): Promise<void> {
  const body = { htmlcode, csscode: 'body{margin:0}', jscode: '', title: slug, prompt: '', slug };
  const { link } = await client.call(publishWebsite, { body });
  if (!link?.includes(slug)) throw new Error(`${slug} was published at ${link}`);
}

/** Path of the large website below the sites origin. */
export const largePath = '/large/';

/** Publishes a website of about 800 KB: a few of its pages are more than the buffers of a connection take. */
export const publishLarge = (client: HostClient): Promise<void> =>
  publish(client, 'large', pageOf(0, 12_000));

/**
 * Publishes websites of about 20 KB each by the call members make, every one with content of its own, so that
 * nothing is kept for several at once.
 */
export async function publishMany(client: HostClient, count: number): Promise<void> {
  let next = 0;
  const publishNext = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) await publish(client, `bakery-${n}`, pageOf(n));
  };
  await Promise.all(Array.from({ length: publishedAtOnce }, publishNext));
}
