import type { Browser } from 'playwright-core';
import { createProject, saveVersion } from 'shared-kit/contract';
import { startHost } from '../../test/host-process';
import { inNewTab, signInAsAdmin, timeUntil } from '../screens/member-tab';
import type { SignedIn } from '../screens/member-tab';

/** Versions of the two projects that are opened in turn. */
const histories = [1, 50] as const;

const idOf = (versions: number): string => `bench-${versions}-versions`;

async function makeProject({ client }: SignedIn, versions: number): Promise<void> {
  const id = idOf(versions);
  await client.call(createProject, { body: { id, prompt: 'A bakery', title: 'Bakery' } });
  for (let n = 0; n < versions; n += 1) {
    const html = `<!doctype html><html lang="en"><head><title>Bakery</title></head><body><h1>Bakery</h1>${`<p>Bread of day ${n}</p>`.repeat(200)}</body></html>`;
    const body = { base: n, html, css: 'body { margin: 0 }', js: '', prompt: `Bread ${n}` };
    await client.call(saveVersion, { params: { project_id: id }, body });
  }
}

/** How much longer a project takes to open that has fifty versions, beside one with a single version. */
export async function measureOpening(browser: Browser, rounds: number): Promise<number[]> {
  const host = await startHost();
  try {
    const member = await signInAsAdmin(host);
    for (const versions of histories) await makeProject(member, versions);
    const open = (versions: number): Promise<number> =>
      inNewTab(browser, member.storage, (page) =>
        timeUntil(page, `${host.appUrl}/workspace?project=${idOf(versions)}`, async () => {
          await page.getByText('Ready', { exact: true }).waitFor({ timeout: 120_000 });
        }),
      );
    const [few, many] = histories;
    const ratios: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const short = await open(few);
      const long = await open(many);
      // The first round warms the host up.
      if (round > 0) ratios.push(long / short);
    }
    return ratios;
  } finally {
    await host.stop();
  }
}
