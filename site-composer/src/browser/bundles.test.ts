import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundleScripts } from '../../scripts/bundle-scripts';
import bundles from './bundles.json' with { type: 'json' };

test('the delivered scripts are those of the sources: run scripts/bundle-page-scripts.ts', async () => {
  assert.deepEqual(bundles, await bundleScripts());
});
