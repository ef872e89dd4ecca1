import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepPage, pickElements } from '../../shared-kit/src/contract/preview-scripts';
import { bundlePreview } from './bundle-preview';

test('the scripts of previews are those of their sources: run scripts/bundle-preview.ts', async () => {
  assert.deepEqual(await bundlePreview(), { keepPage, pickElements });
});

test('they stand in one line of a page, and end no script', () => {
  for (const script of [keepPage, pickElements]) assert.doesNotMatch(script, /\n|<\/script|<!--/i);
});
