import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdits } from '../edit';
import {
  ancestorsOf,
  classesOf,
  closest,
  contentRange,
  descendantsOf,
  elementsIn,
  hasAttribute,
  innerRange,
  isInside,
  isNestedTooDeeply,
  isText,
  isWithinAny,
  rangeOf,
  readPage,
  removeAttribute,
  setAttribute,
  siblingsOf,
  walkElements,
} from '.';
import type { PageElement } from '.';

const html = `<!doctype html>
<main><ul class="a  b"><li id="one">One<li id=two hidden>Two</ul><svg><g><path/></g></svg><img></main>`;
const page = readPage(html);

function find(name: string, nth = 0): PageElement {
  const found = page.elements.filter(({ tagName }) => tagName === name)[nth];
  assert.ok(found);
  return found;
}

const written = (range: { start: number; end: number } | null): string | null =>
  range && html.slice(range.start, range.end);

test('elements and texts are in document order, with those the parser adds', () => {
  const names = page.elements.map(({ tagName }) => tagName).join(' ');
  assert.equal(names, 'html head body main ul li li svg g path img');
  assert.deepEqual(
    page.texts.map(({ value }) => value),
    ['One', 'Two'],
  );
});

test('ranges are those of the source, and none where nothing is written', () => {
  assert.equal(written(rangeOf(find('li'))), '<li id="one">One');
  assert.equal(rangeOf(find('body')), null);
  assert.equal(innerRange(find('li')), null);
  assert.equal(written(contentRange(find('li'))), 'One');
  assert.equal(written(innerRange(find('g'))), '<path/>');
});

test('relatives of an element', () => {
  const [item, list] = [find('li', 1), find('ul')];
  assert.deepEqual(
    ancestorsOf(item).map(({ tagName }) => tagName),
    ['ul', 'main', 'body', 'html'],
  );
  assert.equal(closest(item, 'main'), find('main'));
  assert.equal(closest(item, 'nav'), null);
  assert.deepEqual(siblingsOf(item), { all: [find('li'), item], at: 1 });
  assert.ok(isInside(item, list) && !isInside(list, item));
  assert.ok(isWithinAny(item, new Set([list])));
  assert.deepEqual(classesOf(list), ['a', 'b']);
  assert.equal(descendantsOf(list).filter(isText).length, 2);
});

test('drawings are walked only when asked', () => {
  const below = (elements: Iterable<PageElement>) => [...elements].map(({ tagName }) => tagName);
  assert.deepEqual(below(elementsIn(find('main'))), ['ul', 'li', 'li', 'svg', 'img']);
  assert.equal(below(walkElements(find('svg'))).join(' '), 'g path');
});

test('attributes are set and taken away in their tag', () => {
  const item = find('li', 1);
  const edits = [
    ...setAttribute(find('img'), 'alt', '"x" & <y>'),
    ...setAttribute(item, 'id', '2'),
    ...removeAttribute(html, item, 'hidden'),
    ...removeAttribute(html, item, 'title'),
    ...setAttribute(find('body'), 'class', 'x'),
  ];
  const edited = applyEdits(html, edits);
  assert.ok(edited.includes('<li id="2">Two'));
  assert.ok(edited.includes('<img alt="&quot;x&quot; &amp; &lt;y&gt;">'));
  assert.ok(hasAttribute(item, 'hidden'));
});

test('nesting that no person wrote is told before it is parsed', () => {
  assert.ok(isNestedTooDeeply('<div>'.repeat(600)));
  assert.ok(!isNestedTooDeeply('<div></div>'.repeat(600) + '<p>'.repeat(600) + '<br>'.repeat(600)));
});

test('nesting is what a parser makes of the tags, not what they say', () => {
  // Each of these hid its depth from a count of tags, or was counted as deep and is not.
  for (const deep of ['<div></b>', '<form><div></form>', '<svg><path>'])
    assert.ok(isNestedTooDeeply(deep.repeat(600)), deep);
  assert.ok(isNestedTooDeeply(`<svg>${'<path>'.repeat(600)}`));
  for (const flat of ['<form>', '<script>', '<svg><p>', '<!-- <div> -->'])
    assert.ok(!isNestedTooDeeply(flat.repeat(600)), flat);
});
