import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editorAddress } from './editor-address';

const addresses = [
  ['https://edit.test/site?lang=en', 'https://edit.test/site?lang=en#ticket=t-1'],
  ['https://edit.test', 'https://edit.test/#ticket=t-1'],
  ['https://edit.test/#/open', 'https://edit.test/#/open?ticket=t-1'],
  ['https://edit.test/#/open?in=de', 'https://edit.test/#/open?in=de&ticket=t-1'],
  ['mailto:editors@example.com', null],
] as const;

for (const [configured, opened] of addresses) {
  test(`the ticket’s position in ${configured}`, () => {
    assert.equal(editorAddress(configured, 't-1'), opened);
  });
}
