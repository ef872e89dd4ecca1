import { createServer } from 'node:http';
import { createUser } from 'shared-kit/contract';
import { getGateVerdicts, getReleases, promoteRollout } from 'shared-kit/contract/releases';
import type { ReleaseRules } from 'shared-kit/contract/releases';
import { openHost } from '../scripts/release/host-client';
import { freePort } from '../api-host/src/testing/free-port';
import { asAdmin, publishAnother } from './support/another-version';
import { startPreparedHost } from './support/prepared-host';
import { expect, test as base } from './support/test';

const version = '8.1.0-e2e';
const gatePort = await freePort();
const gateOrigin = `http://127.0.0.1:${gatePort}`;

const test = base.extend({
  host: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const host = await startPreparedHost({ RELEASE_GATE_ORIGINS: gateOrigin });
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

/** A Prometheus that knows one number. */
async function servePrometheus(first: string) {
  let value = first;
  const server = createServer((request, response) => {
    const isQuery = request.url?.startsWith('/api/v1/query?query=errors') === true;
    const data = { resultType: 'vector', result: [{ metric: {}, value: [1, value] }] };
    response.writeHead(isQuery ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: 'success', data }));
  });
  await new Promise<void>((resolve) => {
    server.listen(gatePort, '127.0.0.1', resolve);
  });
  return {
    say: (next: string) => {
      value = next;
    },
    close: () => server.close(),
  };
}

const rules: ReleaseRules = {
  steps: [
    { percent: 10, bakeMinutes: 0, approval: false },
    { percent: 50, bakeMinutes: 0, approval: { by: ['releaseManager'], another: true } },
  ],
  gates: [
    {
      name: 'error-rate',
      prometheus: {
        address: gateOrigin,
        query: 'errors{v="{{version}}"}',
        is: '<',
        threshold: 0.01,
      },
    },
  ],
};

test('a build brings its rules along, is held by a red gate, goes on with a green one, and is stable after somebody else approved', async ({
  page,
  host,
  signInByToken,
}) => {
  const prometheus = await servePrometheus('0.2');
  const client = asAdmin(host);
  await publishAnother(client, 'upsell', version, rules);
  await signInByToken(page);
  await page.goto('/releases');
  await page.getByRole('button', { name: 'Start a rollout of upsell' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start a rollout of upsell' });
  const asks = '50%, bakes 0 s, then asks a release manager other than who started it';
  await expect(dialog.getByText(asks)).toBeVisible();
  await dialog.getByRole('button', { name: 'Start rollout' }).click();
  const card = page.getByRole('article', { name: 'upsell' });
  await expect(card.getByText('for 10% of members')).toBeVisible();

  await card.getByRole('button', { name: 'Promote upsell' }).click();
  const promote = page.getByRole('dialog', { name: `Promote upsell ${version}?` });
  await promote.getByRole('button', { name: 'Promote to 50%' }).click();
  await expect(promote.getByText('Gate error-rate: 0.2 is not < 0.01.')).toBeVisible();
  prometheus.say('0.004');
  await promote.getByRole('button', { name: 'Promote to 50%' }).click();
  await expect(card.getByText('for 50% of members')).toBeVisible();

  // Who started it may not say go; somebody else with the role may.
  await expect(card.getByRole('button', { name: 'Promote upsell' })).toBeDisabled();
  const other = { email: 'other@example.com', password: 'another horse' };
  await client.call(createUser, { body: { ...other, name: 'Other', release_manager: 1 } });
  const approver = openHost(host.appUrl, { token: undefined, ...other });
  const [rollout] = (await client.call(getReleases, {})).status.rollouts;
  await approver.call(promoteRollout, { body: { remote: 'upsell', reason: 'Looks good' } });
  await expect(page.getByText(`Everyone gets upsell ${version}.`)).toBeVisible();
  const { status } = await client.call(getReleases, {});
  expect(status.record.remotes.upsell?.stable.version).toBe(version);
  const params = { rollout: rollout?.id ?? '' };
  const { verdicts } = await client.call(getGateVerdicts, { params, query: {} });
  expect(verdicts.map(({ value }) => value)).toEqual([0.004, 0.004, 0.2]);
  prometheus.close();
});
