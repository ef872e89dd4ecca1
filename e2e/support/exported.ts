import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { unpackArchive } from '../../mfe-workspace/src/features/workspace/testing/unpack-archive';
import { action } from './workspace';

/** The files of an archive, by name. */
export type Exported = Readonly<Record<string, Uint8Array>>;

/** Exports the workspace's project. */
export async function exportProject(page: Page): Promise<Exported> {
  const started = page.waitForEvent('download');
  await action(page, 'Export').click();
  return unpackArchive(await readFile(await (await started).path()));
}

/** A page from a folder, and everything that went wrong in it so far. */
interface FromDisk {
  readonly site: Page;
  readonly problems: readonly string[];
}

/** Unpacks an archive into a folder and opens its page from there, as a double click would. */
export async function openFromDisk(page: Page, files: Exported, folder: string): Promise<FromDisk> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const site = await page.context().newPage();
  const problems: string[] = [];
  site.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  site.on('pageerror', (error) => problems.push(String(error)));
  site.on('requestfailed', (request) => problems.push(`lost: ${request.url()}`));
  await site.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  return { site, problems };
}
