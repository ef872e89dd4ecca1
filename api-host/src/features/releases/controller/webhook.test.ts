import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, test } from 'node:test';
import { freeze } from '../operations/freeze';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { postTo, tellOutside } from './webhook';
import type { Notice, PostNotice } from './webhook';

let host: ReleaseHost;
beforeEach(async () => {
  host = await startReleaseHost();
});
afterEach(() => host.close());

const log = { warn: () => {} };
const asked = { who: { name: 'manager@example.com', account: null }, reason: 'Holidays' };
const tell = (post: PostNotice | null) =>
  tellOutside({ db: host.db, clock: host.clock.now, post, log });

const actionOf = ({ body }: Notice) => (body as { action: string }).action;

test('every change is told, in order and once', async () => {
  await freeze(host.deps, { ...asked, frozen: true });
  await freeze(host.deps, { ...asked, frozen: false });
  const told: Notice[] = [];
  const post: PostNotice = async (notice) => void told.push(notice);
  await tell(post);
  await tell(post);
  assert.deepEqual(told.map(actionOf), ['seed', 'freeze', 'unfreeze']);
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
  await tell(async (notice) => void told.push(notice));
  assert.deepEqual(told.map(actionOf), ['seed', 'freeze']);
});

test('where nobody listens nothing piles up', async () => {
  await tell(null);
  const left = await host.db.selectFrom('release_notices').select('id').execute();
  assert.deepEqual(left, []);
});

test('what a receiver refuses is kept, and given up only after it was refused twenty times itself', async () => {
  await freeze(host.deps, { ...asked, frozen: true });
  const refused: number[] = [];
  const refuse: PostNotice = async ({ id }) => {
    refused.push(id);
    throw new Error('refused');
  };
  const left = async () =>
    (await host.db.selectFrom('release_notices').select('id').execute()).length;
  assert.equal(await left(), 2);
  for (let look = 0; look < 19; look += 1) {
    await tell(refuse);
    host.clock.advance(3 * 3_600_000);
  }
  assert.equal(await left(), 2, 'still kept');
  await tell(refuse);
  assert.equal(await left(), 1);
  const [first = 0] = refused;
  assert.deepEqual(
    refused,
    Array.from({ length: 20 }, () => first),
    'first things first',
  );
  await tell(refuse);
  assert.equal(await left(), 1, 'the next one has tries of its own');
});

test('a notice is signed with the secret, and its time and name are part of what is signed', async () => {
  const secret = 'a secret of twenty-four characters';
  const received: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    await tell(postTo(`http://127.0.0.1:${port}/`, secret));
  } finally {
    server.close();
  }
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const time = String(Math.floor(host.clock.now().getTime() / 1_000));
  assert.equal(headers['webhook-timestamp'], time);
  const signed = `${String(headers['webhook-id'])}.${time}.${body}`;
  const expected = createHmac('sha256', secret).update(signed).digest('base64');
  assert.equal(headers['webhook-signature'], `v1,${expected}`);
  assert.equal((JSON.parse(body) as { action: string }).action, 'seed');
});
