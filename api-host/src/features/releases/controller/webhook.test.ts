import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { freeze } from '../operations/freeze';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { tellOutside } from './webhook';
import type { PostNotice } from './webhook';

let host: ReleaseHost;
beforeEach(async () => {
  host = await startReleaseHost();
});
afterEach(() => host.close());

const log = { warn: () => {} };
const asked = { who: { name: 'manager@example.com', account: null }, reason: 'Holidays' };
const tell = (post: PostNotice | null) =>
  tellOutside({ db: host.db, clock: host.clock.now, post, log });

interface Notice {
  readonly id: number;
  readonly action: string;
}

test('every change is told, in order and once', async () => {
  await freeze(host.deps, { ...asked, frozen: true });
  await freeze(host.deps, { ...asked, frozen: false });
  const told: Notice[] = [];
  const post: PostNotice = async (body) => void told.push(body as Notice);
  await tell(post);
  await tell(post);
  assert.deepEqual(
    told.map(({ action }) => action),
    ['seed', 'freeze', 'unfreeze'],
  );
});

test('a receiver that is away is told later, first things first', async () => {
  await freeze(host.deps, { ...asked, frozen: true });
  let tries = 0;
  const away: PostNotice = async () => {
    tries += 1;
    throw new Error('away');
  };
  await tell(away);
  await tell(away);
  assert.equal(tries, 1, 'not again before its time');
  host.clock.advance(61_000);
  const told: Notice[] = [];
  await tell(async (body) => void told.push(body as Notice));
  assert.deepEqual(
    told.map(({ action }) => action),
    ['seed', 'freeze'],
  );
});

test('where nobody listens nothing piles up', async () => {
  await tell(null);
  const left = await host.db.selectFrom('release_notices').select('id').execute();
  assert.deepEqual(left, []);
});
