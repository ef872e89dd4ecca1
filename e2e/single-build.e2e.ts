import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import type { ReleaseRecord } from 'shared-kit/contract';
import { startHost } from './support/host-process';

const root = path.resolve(import.meta.dirname, '..');

/** A suite folder whose shell is the single build: it carries its remotes, so the record names none. */
async function singleSuite(): Promise<string> {
  const command = [path.join(root, 'scripts/bootstrap.mjs'), 'build', '--single'];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root });
  const build = /Single build: (\S+)/.exec(stdout)?.[1] ?? '';
  const version = path.basename(build);
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-single-'));
  await mkdir(path.join(folder, 'shell'));
  await mkdir(path.join(folder, 'remotes'));
  await symlink(path.join(root, build), path.join(folder, 'shell', version));
  const record: ReleaseRecord = { schema: 1, serial: 1, shell: { version }, remotes: {} };
  await writeFile(path.join(folder, 'releases.json'), JSON.stringify(record));
  return folder;
}

test('the same source runs as one webpack build, the yardstick', async ({ page }) => {
  test.setTimeout(180_000);
  const folder = await singleSuite();
  const host = await startHost({ SUITE_DIR: folder });
  try {
    await page.goto(host.appUrl);
    await page.getByRole('textbox', { name: 'Email' }).fill(host.adminEmail);
    await page.getByLabel('Password', { exact: true }).fill(host.adminPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Tutorials', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Admin Users', level: 1 })).toBeVisible();
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(scripts.filter((file) => file.startsWith('/remotes/'))).toEqual([]);
  } finally {
    await host.stop();
    await rm(folder, { recursive: true });
  }
});
