import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generate, parse } from 'css-tree';
import { parseSheet } from './parse-sheet';

const rules = (count: number) =>
  Array.from({ length: count }, (_, index) => `.rule-${index} > a { color: #${index % 10}00 }\n`);

test('a sheet in parts has the rules of the sheet parsed at once', () => {
  const css = `@media (min-width:48rem){${rules(300).join('')}}${rules(900).join('')}`;
  const parts = parseSheet(css);
  assert.ok(parts.length > 5);
  assert.equal(parts.map(({ tree }) => tree && generate(tree)).join(''), generate(parse(css)));
});

test('a fault is told with its place in the whole sheet', () => {
  const css = `${rules(500).join('')}.late { colour red }\n${rules(500).join('')}`;
  const faults: string[] = [];
  parseSheet(css, { onFault: (_, { start, end }) => faults.push(css.slice(start, end).trim()) });
  assert.deepEqual(faults, ['colour red']);
});

test('parts of a sheet of nothing but faults stay short', () => {
  const css = '.a{colour red;top:0}\n'.repeat(5_000);
  const parts = parseSheet(css, { parseValue: false });
  assert.ok(parts.every(({ start, end }) => end - start < 5_000));
  assert.equal(parts.at(-1)?.end, css.length);
});

test('a single rule of thousands of faults is given up, and the rules after it are read', () => {
  const css = `.a{${'colour red;'.repeat(5_000)}}\n${rules(2).join('')}`;
  let faults = 0;
  const parts = parseSheet(css, { onFault: () => (faults += 1) });
  assert.ok(faults < 200, String(faults));
  assert.deepEqual(
    parts.map(({ tree }) => tree !== null),
    [false, true],
  );
});

test('closing braces too many end no part within a rule', () => {
  const css = `}}}.a{top:0}}${rules(400).join('')}`;
  const text = parseSheet(css)
    .map(({ start, end }) => css.slice(start, end))
    .join('');
  assert.equal(text, css);
});
