import assert from 'node:assert/strict';
import test from 'node:test';
import { refine } from './refine';
import { pages } from './testing/pages';

const today = new Date('2026-01-12T12:00:00Z');
const small = pages.stranger;

/** Generous to a busy machine: what grows with the square of its input takes minutes. */
const limit = 20_000;

function timed(html: string, instruction: string, css = ''): number {
  const begun = performance.now();
  refine({ html, css, js: '' }, instruction, { today });
  return performance.now() - begun;
}

const hostile: readonly (readonly [string, string])[] = [
  ['words without end', 'A '.repeat(9_999)],
  ['open brackets', 'include ('.repeat(2_000)],
  ['quotation marks', '"'.repeat(20_000)],
  ['requests without end', 'make it red and '.repeat(1_200)],
  ['one long word', 'x'.repeat(20_000)],
  ['changes to nothing', 'change to to to '.repeat(1_200)],
  ['places in places', `move ${'a above '.repeat(2_400)}`],
  ['courtesies', 'please '.repeat(2_800)],
  ['digits', `call ${'0'.repeat(19_000)}`],
  ['prices', 'add x £1 '.repeat(2_000)],
  ['questions', 'add an FAQ. Why? '.repeat(1_100)],
];

for (const [name, instruction] of hostile)
  test(`an instruction of ${name} ends soon`, () => {
    const took = timed(small.html, instruction);
    assert.ok(took < limit, `${Math.round(took)} ms`);
  });

const requests = [
  'make the buttons navy',
  'dark mode',
  'change the headline to "A"',
  'remove the FAQ',
  'add x at £3 to the list',
  'change the phone number to 0117 496 0555',
  'replace a with b',
  'add a section about parking: none',
];
const megabyte = (part: string): string =>
  `<!doctype html><html><body><h1>Long</h1>${part.repeat(Math.floor(1_000_000 / part.length))}</body></html>`;
const large: readonly (readonly [string, string, string])[] = [
  ['items with prices', megabyte('<li><b>Loaf</b> £3</li>'), ''],
  [
    'sections',
    megabyte('<section id="a" class="card"><h2>Our FAQ</h2><p>Call 0113 496 0123</p></section>'),
    '',
  ],
  ['elements in elements', megabyte('<div class="x">'), '.x .x .x .x .x { color: red }'],
  [
    'buttons',
    megabyte('<a class="btn" href="#">Go</a>'),
    '.btn { background: #123456; color: #fff }',
  ],
  [
    'rules',
    '<!doctype html><html><body><h1>A</h1><p class="x">b</p></body></html>',
    '.x { color: #123 } '.repeat(50_000),
  ],
  ['broken markup', megabyte('<p><b><i></p><table><td>'), ''],
];

for (const [name, html, css] of large)
  test(`a page of a megabyte of ${name} is refined soon`, () => {
    for (const request of requests) {
      const took = timed(html, request, css);
      assert.ok(took < limit, `${request}: ${Math.round(took)} ms`);
    }
  });
