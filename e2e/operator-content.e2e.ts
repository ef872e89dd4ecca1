import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunningHost } from '../scripts/test/host-process';
import { startPreparedHost } from './support/prepared-host';
import { expect, test as base } from './support/test';

/** An outside tool that tries what a hostile one would. */
const toolPage = `<!doctype html><title>Tool</title><p id="report"></p><script>
const tries = { token: () => parent.localStorage.getItem('token'), away: () => { top.location = '/gone'; } };
const report = Object.entries(tries).map(([name, attempt]) => {
  try { attempt(); return name + ' done'; } catch (error) { return name + ' refused'; }
});
document.getElementById('report').textContent = report.join(', ') + ', ' + self.origin;
</script>`;

interface Operator {
  readonly toolUrl: string;
  readonly configFile: string;
  /** Replaces the configuration document, as a deployment would. */
  readonly configure: (document: object) => Promise<void>;
}

/** A host of its own with a configuration document, and a tool on another origin. */
const test = base.extend<object, { operator: Operator; host: RunningHost }>({
  operator: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-operator-'));
      const configFile = path.join(folder, 'config.json');
      const server = createServer((_request, response) => {
        response.setHeader('content-type', 'text/html').end(toolPage);
      });
      await new Promise<void>((resolve) => server.listen(0, resolve));
      const { port } = server.address() as AddressInfo;
      const configure = async (document: object): Promise<void> => {
        const next = path.join(folder, 'next.json');
        await writeFile(next, JSON.stringify(document));
        await rename(next, configFile);
      };
      await configure({});
      await use({ toolUrl: `http://localhost:${port}/start`, configFile, configure });
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ operator }, use) => {
      const host = await startPreparedHost({ CONFIG_FILE: operator.configFile });
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

// Proof P116
test('a changed document shows at the next load: brand, tool and pictures, without a restart', async ({
  page,
  operator,
  signInByToken,
}) => {
  await signInByToken(page);
  await page.goto('/multiple-income');
  await expect(page.getByText('No tool is connected yet')).toBeVisible();

  const { toolUrl } = operator;
  const offers = Array.from({ length: 7 }, (_, index) => ({
    id: `offer-${index}`,
    name: `Offer ${index}`,
    affiliateLink: 'https://shop.test/',
    ...(index === 0 ? { image: new URL('/broken.png', toolUrl).href } : {}),
  }));
  await operator.configure({
    brandName: 'Acme Sites',
    multipleIncome: { toolUrl },
    affiliateOffers: offers,
  });
  await page.reload();
  await expect(page).toHaveTitle(/Acme Sites/);

  await test.step('the tool fills the page, and can neither read the session nor leave', async () => {
    const frame = page.getByTitle('Embedded tool');
    const { origin } = new URL(toolUrl);
    await expect(page.frameLocator('[title="Embedded tool"]').locator('#report')).toHaveText(
      `token refused, away refused, ${origin}`,
    );
    await expect(page.getByText(`Provided by ${new URL(toolUrl).host}`)).toBeVisible();
    const box = await frame.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height);
    await expect(page).toHaveURL(/\/multiple-income$/);
  });

  await test.step('a picture that is none gives way to the placeholder', async () => {
    await page.goto('/hot-dfy-offers');
    await expect(page.getByText('Picture not available')).toHaveCount(1);
  });

  await test.step('a wrong document changes nothing', async () => {
    await operator.configure({ brandName: '' });
    await page.reload();
    await expect(page).toHaveTitle(/Acme Sites/);
  });
});
