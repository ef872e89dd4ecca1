import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as calls from 'shared-kit/contract';
import type { Endpoint } from 'shared-kit/contract';
import { getReleaseHistory, promoteRollout } from 'shared-kit/contract/releases';
import { callLoosely } from '../testing/call';
import type { LooseRequest } from '../testing/call';
import { signIn } from '../testing/sign-in';
import { sharedTestApp } from '../testing/test-app';

const host = sharedTestApp();

/** One more than the database's integer, and the largest integer JSON represents exactly. */
const hugeNumbers = [2 ** 31, Number.MAX_SAFE_INTEGER];

const project_id = 'a';
const files = { html: '', css: '', js: '' };
const requests: readonly (readonly [Endpoint, (huge: number) => LooseRequest])[] = [
  [calls.getVersion, (number) => ({ params: { project_id, number } })],
  [calls.restoreVersion, (number) => ({ params: { project_id, number }, body: { base: 1 } })],
  [calls.restoreVersion, (base) => ({ params: { project_id, number: 1 }, body: { base } })],
  [calls.saveVersion, (base) => ({ params: { project_id }, body: { base, ...files } })],
  [calls.getReview, (number) => ({ params: { project_id, number } })],
  [
    calls.fixFinding,
    (number) => ({ params: { project_id, number }, body: { base: 1, rule: 'a' } }),
  ],
  [calls.fixFinding, (base) => ({ params: { project_id, number: 1 }, body: { base, rule: 'a' } })],
  [calls.getPageFacts, (number) => ({ params: { project_id, number } })],
  [
    calls.fillPageFacts,
    (base) => ({
      params: { project_id },
      body: { base, facts: [{ kind: 'name', item: '', value: 'A' }] },
    }),
  ],
  [
    calls.shareVersion,
    (number) => ({ params: { project_id, number }, body: { days: 7, title: 'A' } }),
  ],
  [
    calls.previewSocialPicture,
    (number) => ({ params: { project_id, number }, query: { title: 'A', address: 'a' } }),
  ],
  [calls.renameProject, (revision) => ({ params: { project_id }, body: { revision } })],
  [calls.renameProject, (huge) => ({ params: { project_id }, body: { revision: -huge - 1 } })],
  [
    calls.startGeneration,
    (base) => ({ body: { prompt: 'A', type: 1, html: '<p>', project_id, base } }),
  ],
  [getReleaseHistory, (before) => ({ query: { before } })],
  [promoteRollout, (seen) => ({ body: { remote: 'shop', seen } })],
];

for (const [endpoint, request] of requests) {
  for (const huge of hugeNumbers) {
    const name = JSON.stringify(request(huge));
    test(`${endpoint.operation}: ${name} is handled without a 500`, async () => {
      const { headers } = await signIn(host(), { role: 'admin' });
      await callLoosely(
        host(),
        calls.saveVersion,
        { params: { project_id }, body: { base: 0, ...files } },
        headers,
      );
      const answer = await callLoosely(host(), endpoint, request(huge), headers);
      assert.ok(answer.statusCode < 500, answer.body);
    });
  }
}
