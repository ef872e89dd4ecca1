import assert from 'node:assert/strict';
import { test } from 'node:test';
import { previousTag } from './previous-release';

const tags = [
  'mfe-projects@1.2.0',
  'mfe-projects@1.10.0',
  'mfe-projects@2.0.0',
  'mfe-auth@1.11.0',
  '',
];

test('the previous release is the newest lower tag of the same remote', () => {
  const of = (version: string) => previousTag(tags, { folder: 'mfe-projects', version });
  assert.equal(of('2.0.0'), 'mfe-projects@1.10.0');
  assert.equal(of('1.10.0'), 'mfe-projects@1.2.0');
  assert.equal(of('3.0.0'), 'mfe-projects@2.0.0');
  assert.equal(of('1.2.0'), null);
  assert.equal(previousTag([], { folder: 'mfe-projects', version: '1.0.0' }), null);
});
