import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from '../tree';
import { Cascade, readSheets } from '.';

const html = `<style>p { color: red } @media print { p { color: black } }</style>
<body><section id="a" class="card"><p class="x" style="margin: 0">One<p>Two</section></body>`;
const css =
  ':root { --ink: #123; --paper: var(--none, white) } .card > p:last-child { color: var(--ink) } p { color: blue }\n.card { background: var(--paper) }';
const page = readPage(html);
const cascade = new Cascade(readSheets(page, css));
const [first, second] = page.elements.filter(({ tagName }) => tagName === 'p');

test('the heaviest rule wins, then the last one; custom properties are put in', () => {
  assert.ok(first && second);
  assert.equal(cascade.computed(first, 'color'), 'blue');
  assert.equal(cascade.computed(second, 'color'), '#123');
  assert.equal(cascade.computed(first, 'margin'), '0');
  const card = page.elements.find(({ tagName }) => tagName === 'section');
  assert.equal(card && cascade.computed(card, 'background-color'), 'white');
});

test('a declaration knows where its value is written', () => {
  const [inPage, , ...inFile] = readSheets(page, css);
  const value = inPage?.declarations[0];
  assert.equal(html.slice(value?.start, value?.end), 'red');
  const ink = inFile.at(-2)?.declarations[0];
  assert.deepEqual([ink?.file, css.slice(ink?.start, ink?.end)], ['css', 'blue']);
});

test('a property that names itself has no value', () => {
  const circle = new Cascade(
    readSheets(page, ':root { --a: var(--b); --b: var(--a) } p { color: var(--a) }'),
  );
  assert.ok(first);
  assert.equal(circle.computed(first, 'color'), 'initial');
});
