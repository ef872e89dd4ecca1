import assert from 'node:assert/strict';
import test from 'node:test';
import { pageOf } from '../testing-pages';
import { findNearest } from './judge-likeness';

test('two pages with the same build are alike, two different ones are not', () => {
  const cards = (words: string) =>
    pageOf(`<section class="a"><h2>${words}</h2><p>${words}</p><ul><li>x</li></ul></section>`);
  const pages = [
    cards('Knives are sharpened at your own door'),
    cards('Pianos are tuned twice in every year'),
    pageOf('<table><tr><td>1</td><td>2</td></tr></table><form><input><button>Go</button></form>'),
  ];
  const [first, , last] = findNearest(pages);
  assert.deepEqual([first?.nearest, first?.structure, first?.text], [1, 1, 0]);
  assert.equal(last?.structure, 0);
});
