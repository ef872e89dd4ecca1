import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import * as calls from 'shared-kit/contract/releases';
import type { ReleaseStatus } from 'shared-kit/contract/releases';
import { describeShop, shopVersion } from '../../testing/build-folder';
import { call } from '../../testing/call';
import { assertFailure } from '../../testing/endpoint-conformance';
import { startReleaseHost } from './testing/release-host';
import type { ReleaseHost } from './testing/release-host';

const remote = 'shop';
const version = '3.0.0';
let host: ReleaseHost;

before(async () => {
  host = await startReleaseHost();
  await host.publish(describeShop(version));
});
after(() => host.close());

const ask = (endpoint: { readonly path: string }, body: object) =>
  host.app.inject({
    method: 'POST',
    url: endpoint.path,
    headers: host.manager.headers,
    payload: body,
  });

async function read(): Promise<ReleaseStatus> {
  const answer = await call(host, calls.getReleases, {}, host.manager.headers);
  return calls.getReleases.response.parse(answer.json()).status;
}

const abilities = async () => (await read()).abilities?.remotes[remote];

/** Every test begins with everyone on one version, nothing under way and nothing frozen. */
beforeEach(async () => {
  const { record, rollouts } = await read();
  if (rollouts.length > 0) await ask(calls.rollBack, { remote });
  if (record.frozen === true) await ask(calls.freezeReleases, { frozen: false });
});

test('says what may be done now, and what stands in the way', async () => {
  const none = 'No rollout of shop is under way';
  assert.deepEqual(await abilities(), {
    tokens: null,
    start: null,
    promote: none,
    pause: none,
    resume: none,
    rollBack: null,
  });
  await ask(calls.startRollout, { remote, version });
  assert.deepEqual(await abilities(), {
    tokens: null,
    start: 'A rollout of shop 3.0.0 is under way; end it first',
    promote: null,
    pause: null,
    resume: 'The rollout of shop is running already',
    rollBack: null,
  });
  await ask(calls.pauseRollout, { remote });
  const paused = await abilities();
  assert.equal(paused?.pause, 'The rollout of shop is paused already');
  assert.equal(paused?.resume, null);
});

test('in a freeze only a rollback is possible, and the status says so before anybody tries', async () => {
  await ask(calls.startRollout, { remote, version });
  await ask(calls.freezeReleases, { frozen: true });
  const { abilities: all } = await read();
  assert.equal(all?.freeze, 'Releases are frozen already');
  assert.equal(all?.unfreeze, null);
  assert.match(all?.remotes[remote]?.promote ?? '', /frozen/u);
  assert.equal(all?.remotes[remote]?.rollBack, null);
  const refusal = assertFailure(await ask(calls.promoteRollout, { remote }), 409, 'CONFLICT');
  assert.equal(refusal.message, all?.remotes[remote]?.promote);
  assert.equal((await ask(calls.rollBack, { remote })).statusCode, 200);
  const start = (await abilities())?.start;
  const refused = assertFailure(
    await ask(calls.startRollout, { remote, version }),
    409,
    'CONFLICT',
  );
  assert.equal(refused.message, start);
});

test('carries the host’s clock, so that a bake does not depend on the browser’s', async () => {
  assert.equal((await read()).at, host.clock.now().toISOString());
});

test('a change decided on an older state is refused, and says who was quicker', async () => {
  await ask(calls.startRollout, { remote, version });
  const { serial } = (await read()).record;
  await ask(calls.pauseRollout, { remote, seen: serial });
  for (const endpoint of [calls.promoteRollout, calls.resumeRollout]) {
    const { message } = assertFailure(
      await ask(endpoint, { remote, seen: serial }),
      409,
      'CONFLICT',
    );
    assert.match(
      message,
      /^manager@example\.com was quicker: The rollout of shop 3\.0\.0 is paused\./u,
    );
  }
  assert.equal((await read()).rollouts[0]?.state, 'paused');
  const again = await ask(calls.resumeRollout, { remote, seen: serial + 1 });
  assert.equal(again.statusCode, 200, again.body);
});

test('a change of another remote is no reason to refuse', async () => {
  const { serial } = (await read()).record;
  await ask(calls.startRollout, { remote, version });
  const answer = await ask(calls.startRollout, { remote: 'elsewhere', version, seen: serial });
  assert.equal(answer.statusCode, 404, answer.body);
});

test('a rollback that was overtaken does not take back the good version too', async () => {
  await ask(calls.startRollout, { remote, version });
  await ask(calls.rollBack, { remote, from: version });
  const { record } = await read();
  const { message } = assertFailure(
    await ask(calls.rollBack, { remote, from: version }),
    409,
    'CONFLICT',
  );
  assert.match(message, /^Nobody gets shop 3\.0\.0 any more/u);
  assert.match(message, /is taken back; everyone gets 2\.0\.0-bbbbbbbb\.$/u);
  const after = (await read()).record;
  assert.equal(after.serial, record.serial);
  assert.equal(after.remotes[remote]?.stable.version, shopVersion);
});
