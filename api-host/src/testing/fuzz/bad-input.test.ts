import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openFuzzHost } from './fuzz-host';
import type { FuzzHost } from './fuzz-host';
import { brokenInvariants } from './invariants';
import { runFuzz } from './run-fuzz';

/** `npm run bench -- fuzz` sends many more. */
const requests = 1200;
const seed = 13;

let host: FuzzHost;
before(async () => {
  host = await openFuzzHost();
});
after(() => host.close());

test(`${requests} invalid requests are all answered, none with a 500, and break nothing`, async (t) => {
  const onRequest = () => host.main.clock.advance(1000);
  const { sent, failures, tally } = await runFuzz({ host, seed, requests, onRequest });
  t.diagnostic(`${sent} requests to ${tally.size} endpoints and pages`);
  assert.deepEqual(failures, [], failures.join('\n'));
  assert.deepEqual(await brokenInvariants(host.main.db), []);
});
