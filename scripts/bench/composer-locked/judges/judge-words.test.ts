import assert from 'node:assert/strict';
import test from 'node:test';
import { locked, pageOf } from '../testing-pages';
import { judgeSubject, judgeWords } from './judge-words';

test('the share of content words follows what is shown, forms of a word included', () => {
  const one = locked('wasp-nests');
  const good = pageOf(
    '<h1>Wasp nests removed the same day</h1><p>A fixed price, no matter how many, all of Surrey. Phone Dave.</p>',
  );
  assert.ok(judgeWords(one, good).share > 0.85, judgeWords(one, good).missing.join());
  assert.ok(judgeWords(one, pageOf('<h1>Welcome to our bakery</h1>')).share < 0.1);
  const hidden = pageOf('<p hidden>Wasp nests removed, Surrey, Dave, fixed price</p>');
  assert.ok(judgeWords(one, hidden).share < 0.1);
});

test('words that ask for a page or a look are not content', () => {
  const one = locked('night-plumber');
  assert.deepEqual(
    judgeWords(one, pageOf('<h1>Plumber in Leeds, 24 hours, emergency</h1>')).missing,
    [],
  );
});

test('the subject is right only with its words, on the first screen, and none of another trade', () => {
  const one = locked('fishing-contest');
  const right = '<h1>Fishing contest on Lake Vyrnwy</h1><p>Draw at six.</p>';
  assert.equal(judgeSubject(one, pageOf(right)).right, true);
  assert.equal(judgeSubject(one, pageOf(`${right}<p>A desk lamp.</p>`)).right, false);
  assert.equal(judgeSubject(one, pageOf('<h1>The Corner Shop</h1>')).right, false);
  const below = `<h1>Welcome</h1>${'<p>Come and see us.</p>'.repeat(5)}<p>Fishing contest</p>`;
  assert.deepEqual(judgeSubject(one, pageOf(below)).why, ['not on the first screen']);
});
