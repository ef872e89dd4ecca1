import assert from 'node:assert/strict';
import test from 'node:test';
import { locked, pageOf } from '../testing-pages';
import { judgeArt } from './judge-art';

test('drawings are held against the instruction and the text, unnamed ones are not judged', () => {
  const one = locked('muddy-paws');
  const drawn = pageOf(
    '<svg><use href="#icon-dog-face"/></svg><svg><use href="#icon-rocket"/></svg>',
  );
  assert.deepEqual(judgeArt(one, drawn), { related: 0.5, unrelated: ['#icon-rocket'] });
  assert.equal(judgeArt(one, pageOf('<svg><path d="M0 0"/></svg>')).related, null);
});
