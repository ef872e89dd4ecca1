import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { compose } from '../index';
import { servePages } from './serve-pages';

/** Each page is composed from an instruction and served as its members would see it. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const narrow = { width: 360, height: 740 };
/** A Monday at noon on the visitor's device. */
const noon = new Date('2026-11-23T12:00:00');

export interface ToolPages<Name extends string> {
  visit(name: Name, withoutStorage?: boolean): Promise<Page>;
  close(): Promise<void>;
}

export async function openToolPages<Name extends string>(
  prompts: Readonly<Record<Name, string>>,
  executablePath: string,
): Promise<ToolPages<Name>> {
  const sites = Object.entries<string>(prompts).map(
    ([name, prompt]) =>
      [name, compose(prompt, { today: new Date('2026-11-22T12:00:00Z') })] as const,
  );
  const { address, close } = await servePages(new Map(sites));
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  return {
    async visit(name, withoutStorage = false) {
      const page = await browser.newPage({ viewport: narrow, reducedMotion: 'reduce' });
      page.setDefaultTimeout(8_000);
      if (withoutStorage)
        await page.addInitScript(
          'Object.defineProperty(window, "localStorage", { get() { throw new Error("no") } })',
        );
      await page.clock.install({ time: noon });
      await page.goto(`${address}/${name}/`);
      return page;
    },
    async close() {
      await browser.close();
      close();
    },
  };
}

/** What is wrong with a page at the width of a telephone: overflow, violations of accessibility, a tool that did not start. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.reload();
  const wide = Number(await page.evaluate('document.documentElement.scrollWidth'));
  if (wide > narrow.width) faults.push(`${wide} px wide`);
  await page.evaluate(axe);
  const found = page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
    'axe.run()',
  );
  await page.clock.runFor(5_000);
  for (const { id, nodes } of (await found).violations)
    faults.push(`${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  if ((await page.getByText('This part needs JavaScript.').count()) > 0)
    faults.push('a part did not start');
  return faults;
}
