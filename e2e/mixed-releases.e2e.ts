import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { login, releaseRecord } from 'shared-kit/contract';
import type { ReleaseRecord } from 'shared-kit/contract';
import { suiteRecord } from 'shared-kit/contract/releases';
import { layOutPreviousRelease } from '../scripts/build/previous-release';
import { describeRemotes } from '../scripts/build/release-record';
import { startHost } from '../scripts/test/host-process';
import type { RunningHost } from '../scripts/test/host-process';
import { distFolder, releaseRecordFile } from '../scripts/webpack/outputs';
import { readRemotes } from '../scripts/webpack/workspaces';

type Remotes = ReleaseRecord['remotes'];

let folder: string;
let host: RunningHost;
let record: ReleaseRecord;
let current: Remotes;
let previous: Remotes;

const recordFile = () => path.join(folder, 'releases.json');

const stableOf = (remotes: Readonly<Record<string, { readonly stable: { version: string } }>>) =>
  Object.fromEntries(Object.entries(remotes).map(([name, { stable }]) => [name, stable.version]));

/** Points the suite at a mix of releases. */
async function release(remotes: Remotes): Promise<void> {
  record = { ...record, serial: record.serial + 1, remotes };
  await writeFile(`${recordFile()}.next`, JSON.stringify(record));
  await rename(`${recordFile()}.next`, recordFile());
}

/** What the host says everyone runs; it takes new builds over with a request, storing them first. */
async function readServed(): Promise<object> {
  const answer = (await (await fetch(`${host.appUrl}/releases.json`)).json()) as {
    payload: string;
  };
  return stableOf(suiteRecord.parse(JSON.parse(answer.payload)).remotes);
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = await mkdtemp(path.join(tmpdir(), 'sitewright-mixed-'));
  record = releaseRecord.parse(JSON.parse(await readFile(releaseRecordFile, 'utf8')));
  current = record.remotes;
  await symlink(path.join(distFolder, 'shell'), path.join(folder, 'shell'));
  const described = readRemotes().map(async (remote) => {
    const own = path.join(folder, 'remotes', remote.name);
    await mkdir(own, { recursive: true });
    const version = current[remote.name]?.stable.version ?? '';
    await symlink(path.join(distFolder, 'remotes', remote.name, version), path.join(own, version));
    const before = await layOutPreviousRelease(remote, own);
    return describeRemotes([{ name: remote.name, folder: path.join(own, before.version) }]);
  });
  previous = Object.assign({}, ...(await Promise.all(described))) as Remotes;
  await release(record.remotes);
  host = await startHost({ SUITE_DIR: folder });
});
test.afterAll(async () => {
  await host.stop();
  await rm(folder, { recursive: true });
});

async function signIn(page: Page): Promise<void> {
  const data = { email: host.adminEmail, password: host.adminPassword };
  const answer = await page.request.post(`${host.appUrl}/api/login`, { data });
  const { token, user } = login.response.parse(await answer.json());
  await page.addInitScript(
    ([session, member]) => {
      localStorage.setItem('token', session ?? '');
      localStorage.setItem('data', member ?? '');
      localStorage.setItem('expiry', String(Date.now() + 86_400_000));
    },
    [token, JSON.stringify(user)] as const,
  );
}

/** One page of every remote, by the links a member uses; what ran is what the mix says. */
async function travel(page: Page, remotes: Remotes): Promise<void> {
  const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  await page.goto(`${host.appUrl}/tutorials`);
  await expect(heading('Tutorials')).toBeVisible();
  await follow('Projects');
  await expect(heading(/^Welcome/)).toBeVisible();
  await follow('Users');
  await expect(heading('Admin Users')).toBeVisible();
  await follow('Profile Settings');
  await expect(heading('Profile Settings')).toBeVisible();
  await follow('Projects');
  await follow('Create New Project');
  await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible();
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.includes('/remoteEntry')),
  );
  const wanted = Object.values(remotes).map(({ stable: { base, entry } }) => base + entry);
  expect([...new Set(entries)].toSorted()).toEqual(wanted.toSorted());
}

/** Travels once for every remote, with the mix that is made for it. */
async function travelWith(page: Page, mix: (name: string) => Remotes): Promise<void> {
  test.setTimeout(240_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await signIn(page);
  for (const { name } of readRemotes()) {
    await test.step(name, async () => {
      const remotes = mix(name);
      await release(remotes);
      // The shell is released beside the remotes and is not part of the mix.
      await expect.poll(readServed).toMatchObject(stableOf(remotes));
      await travel(page, remotes);
    });
  }
  expect(problems).toEqual([]);
}

const only = (remotes: Remotes, name: string): Remotes =>
  Object.fromEntries(Object.entries(remotes).filter(([other]) => other === name));

test('each remote at its previous release works with the others’ current ones', async ({
  page,
}) => {
  await travelWith(page, (name) => ({ ...current, ...only(previous, name) }));
});

test('each remote at its current release works with the others’ previous ones', async ({
  page,
}) => {
  await travelWith(page, (name) => ({ ...previous, ...only(current, name) }));
});
