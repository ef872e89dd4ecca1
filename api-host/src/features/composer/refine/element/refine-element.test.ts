import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refineElement } from './refine-element';

const html = `<body>
  <h1>Bread</h1>
  <section id="menu">
    <h2>Menu</h2>
    <p>Rye &amp; wheat. <b>Daily</b></p>
    <a class="btn" href="#menu">Order now</a>
    <img src="a.png" alt="A loaf">
  </section>
</body>`;

function at(tag: string, instruction: string, source = html, css = 'h1{}') {
  const place = source.indexOf(tag);
  const result = refineElement(instruction, { html: source, css, js: 'go()' }, place);
  return { ...result, lines: result.html.split('\n').map((line) => line.trim()) };
}

const says: readonly [tag: string, instruction: string, line: string][] = [
  ['<h2', 'say "Our menu"', '<h2>Our menu</h2>'],
  ['<h2', 'change the text to What we bake', '<h2>What we bake</h2>'],
  ['<h2', '“Bread & butter”', '<h2>Bread &amp; butter</h2>'],
  ['<h2', 'make it say "Red"', '<h2>Red</h2>'],
  ['<a', 'rename it to Buy', '<a class="btn" href="#menu">Buy</a>'],
  ['<h2', 'make it red', '<h2 style="color: #d92d20">Menu</h2>'],
  ['<img', 'change the text to Two loaves', '<img src="a.png" alt="Two loaves">'],
  ['<h2', 'bold and make it bigger', '<h2 style="font-weight: 700; font-size: 1.8em">Menu</h2>'],
  ['<img', 'smaller', '<img style="zoom: 0.83" src="a.png" alt="A loaf">'],
  ['<section', 'replace "Rye" with "Oats"', '<p>Oats &amp; wheat. <b>Daily</b></p>'],
];

for (const [tag, instruction, line] of says) {
  test(`at ${tag}: ${instruction}`, () => {
    const { lines, css, js, changed } = at(tag, instruction);
    const shade = /color: #[0-9a-f]{6}/;
    const plain = (text: string) => text.replace(shade, 'color');
    assert.ok(lines.map(plain).includes(plain(line)), lines.join('\n'));
    assert.deepEqual({ css, js, changed }, { css: 'h1{}', js: 'go()', changed: true });
  });
}

test('a button takes a colour as its ground, with text that can be read on it', () => {
  const { lines } = at('<a', 'make it navy');
  assert.match(lines.join('\n'), /<a style="background-color: #[0-9a-f]{6}; color: #ffffff" class/);
});

test('styles that were there stay, and sizes go on from where they are', () => {
  const source = html.replace('<h2>', `<h2 style="color: red; font-size: 2em">`);
  assert.match(at('<h2', 'bigger', source).html, /<h2 style="color: red; font-size: 2\.4em">/);
});

const sizes: readonly [css: string, tag: string, style: string][] = [
  ['h1 { font-size: 70px }', '<h1', 'font-size: 84px'],
  ['h1 { font-size: var(--big) }', '<h1', 'font-size: calc(var(--big) * 1.2)'],
  ['h1 { font-size: clamp(2rem,5vw,4rem) }', '<h1', 'font-size: calc(clamp(2rem,5vw,4rem) * 1.2)'],
  ['h2 { font-size: 30px } #menu > h2 { font-size: 40px }', '<h2', 'font-size: 48px'],
  ['section h2 { font-size: 40px } h2 { font-size: 30px }', '<h2', 'font-size: 48px'],
  ['.other h2, footer h2 { font-size: 99px } a:hover { font-size: 9px }', '<a', 'font-size: 1.2em'],
  // Where the size cannot be told from the code, whatever it is grows.
  ['h1 { font-size: 70px } @media (width < 600px) { h1 { font-size: 40px } }', '<h1', 'zoom: 1.2'],
  ['h1 { font: 700 70px/1 serif }', '<h1', 'zoom: 1.2'],
  ['h1 { font-size: 70px !important }', '<h1', 'zoom: 1.2'],
  ['h2:first-child { font-size: 70px }', '<h2', 'zoom: 1.2'],
  ['h1 { font-size: xx-large }', '<h1', 'zoom: 1.2'],
];
for (const [css, tag, style] of sizes) {
  test(`bigger goes on from the size of the element’s own rule: ${css}`, () => {
    const { html: bigger } = at(tag, 'make it bigger', html, css);
    assert.ok(bigger.includes(`${tag} style="${style}"`), bigger);
  });
}

test('a size of its own keeps its unit', () => {
  const source = html.replace('<h2>', '<h2 style="font-size: 30px">');
  assert.match(at('<h2', 'bigger', source).html, /<h2 style="font-size: 36px">/);
});

test('an instruction about a text never becomes the text', () => {
  for (const instruction of [
    'rewrite this to sound more urgent',
    'change the text to something catchier',
    'make it say something shorter',
    'rewrite it to be friendlier',
    'update this to include our opening hours',
  ]) {
    const { changed, parts, html: same } = at('<h2', instruction);
    assert.equal(changed, false, instruction);
    assert.equal(same, html);
    assert.deepEqual(
      parts.map(({ done }) => done),
      [false],
      instruction,
    );
    assert.match(parts[0]?.detail ?? '', /^Not done: .*quotation marks/);
  }
  assert.match(at('<h2', 'say "Something better"').html, /<h2>Something better</);
});

test('removing takes the element and nothing else', () => {
  const { html: without, notes } = at('<h2', 'remove this');
  assert.equal(without, html.replace('\n    <h2>Menu</h2>', ''));
  assert.deepEqual(notes, ['Removed this heading.']);
});

test('what it cannot do it says, and changes nothing', () => {
  for (const [tag, instruction, words] of [
    ['<h2', 'let it spin when somebody hovers over it', /Not understood.*offline composer can/],
    ['<p', 'say "One"', /holds several texts/],
    ['<section', 'change the text to One', /holds several texts/],
  ] as const) {
    const { changed, notes } = at(tag, instruction);
    assert.equal(changed, false);
    assert.match(notes.join(' '), words);
  }
  const gone = refineElement('bigger', { html, css: '', js: '' }, 3);
  assert.match(gone.notes.join(' '), /no longer there/);
});
