import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { nameRemote } from 'build-kit/remote-name';
import { startReleaseHost } from '../../api-host/src/features/releases/testing/release-host';
import { openHost } from '../release/host-client';
import { runRelease } from '../release/run-release';
import { copyCheckout } from '../test/copy-checkout';
import type { CheckoutCopy } from '../test/copy-checkout';
import { createRemote } from './create-remote';
import { withWorkspace } from './lock-file';

let copy: CheckoutCopy;
let lockBefore: string;
/** Folder of the build, from the copy's root. */
let built: string;

const lock = () => readFile(path.join(copy.folder, 'package-lock.json'), 'utf8');

before(async () => {
  copy = await copyCheckout();
  lockBefore = await lock();
});
after(() => copy.remove());

test('a sixth remote is made by one command, and passes its checks, tests and build', async () => {
  const made = await copy.npm('new:remote', '--', 'gift-shop');
  assert.equal(made.code, 0, made.output);
  const results = await Promise.all(
    ['check', 'test', 'build'].map(async (command) => ({
      command,
      ...(await copy.npm(command, '-w', 'mfe-gift-shop')),
    })),
  );
  for (const { command, code, output } of results) assert.equal(code, 0, `${command}: ${output}`);
  assert.match(results[1]?.output ?? '', /greets the member by name|1 passed/);
  built =
    /mfe-gift-shop is built: (dist\/remotes\/gift-shop\/\S+)/.exec(results[2]?.output ?? '')?.[1] ??
    '';
  assert.notEqual(built, '');
  const budgets = await readFile(path.join(copy.folder, 'scripts/budgets/budgets.json'), 'utf8');
  assert.match(budgets, /"mfe-gift-shop \/gift-shop": \{/);
});

test('it can be released: a host takes it and finds nothing against it', async () => {
  const host = await startReleaseHost();
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(host.app.server.address() as AddressInfo).port}`;
  const { user, password } = host.manager;
  const build = path.join(copy.folder, built);
  try {
    const { code, out, err } = await runRelease(['publish', 'gift-shop', '--folder', build], {
      openHost: () => openHost(url, { token: undefined, email: user.email, password }),
      progress: () => {},
      wait: async () => {},
      now: () => 0,
    });
    assert.equal(code, 0, err);
    assert.match(out, /published/);
  } finally {
    await host.close();
  }
});

test('nothing has to be installed for it: the lock file has it, as npm writes it', async () => {
  const after = await lock();
  const manifest = await readFile(path.join(copy.folder, 'mfe-gift-shop/package.json'), 'utf8');
  assert.equal(after, withWorkspace(lockBefore, 'mfe-gift-shop', manifest));
  const added = after.split('\n').filter((line) => !lockBefore.includes(line));
  assert.ok(added.some((line) => line.includes('"node_modules/mfe-gift-shop"')));
  // Taking the entry of a remote out and in again gives npm's own text.
  const upsell = await readFile(path.join(copy.folder, 'mfe-upsell/package.json'), 'utf8');
  const { packages, ...rest } = JSON.parse(lockBefore) as { packages: Record<string, unknown> };
  const others = Object.entries(packages).filter(([key]) => !key.endsWith('mfe-upsell'));
  const without = JSON.stringify({ ...rest, packages: Object.fromEntries(others) });
  assert.equal(withWorkspace(without, 'mfe-upsell', upsell), lockBefore);
});

test('a name that is taken, or is none, is refused with a sentence and touches nothing', async () => {
  const lockNow = await lock();
  for (const [name, reason] of [
    ['gift-shop', /mfe-gift-shop exists already/],
    ['upgrade', /belongs to mfe-upsell/],
    ['', /kebab-case/],
  ] as const) {
    await assert.rejects(createRemote(copy.folder, name), reason);
  }
  const { code, output } = await copy.npm('new:remote', '--', 'Gift Shop');
  assert.equal(code, 1);
  assert.match(output, /kebab-case.*\n$/);
  assert.equal(await lock(), lockNow);
});

test('names are made for code, addresses and people', () => {
  assert.deepEqual(nameRemote('mfe-gift-shop'), {
    name: 'gift-shop',
    folder: 'mfe-gift-shop',
    component: 'GiftShop',
    title: 'Gift shop',
    path: '/gift-shop',
  });
  assert.throws(() => nameRemote('shell'), /is taken/);
  assert.throws(() => nameRemote('a--b'), /kebab-case/);
});
