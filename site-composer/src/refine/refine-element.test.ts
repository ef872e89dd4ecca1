import assert from 'node:assert/strict';
import test from 'node:test';
import { askAt, lines } from './testing/pages';
import type { PageName } from './testing/pages';

const cases: readonly (readonly [PageName, string, string, string])[] = [
  ['stranger', '<h2>Our work', 'say "What we made"', '<h2>What we made</h2>'],
  ['stranger', '<h2>Our work', '“Beds & borders”', '<h2>Beds &amp; borders</h2>'],
  ['stranger', '<h2>Our work', 'change the text to Gardens so far', '<h2>Gardens so far</h2>'],
  ['stranger', '<h2>Our work', 'make it bigger', '<h2 style="font-size: 37.5px">Our work</h2>'],
  [
    'stranger',
    '<h1>',
    'make it bigger',
    '<h1 style="zoom: 1.25">Gardens that look after themselves</h1>',
  ],
  ['stranger', '<h2>Our work', 'bold and centred', '<h2 style="font-weight: 700">Our work</h2>'],
  [
    'stranger',
    '<p>Forty',
    'make this red',
    '<p style="color: #c62828">Forty gardens in Bath and Bristol since 2011.</p>',
  ],
  [
    'stranger',
    '<a class="btn"',
    'make it navy',
    '<a style="background: #1b2a4e; color: #ffffff" class="btn" href="#visit">Book a visit</a>',
  ],
  [
    'stranger',
    '<a class="btn"',
    'link it to https://book.example/',
    '<a class="btn" href="https://book.example/">Book a visit</a>',
  ],
  [
    'stranger',
    '<img src="b.jpg"',
    'change the text to A pond at dusk',
    '<li><img src="b.jpg" alt="A pond at dusk" /> Widcombe pond</li>',
  ],
  [
    'stranger',
    '<p>Forty',
    'more space above',
    '<p style="margin-top: 3rem">Forty gardens in Bath and Bristol since 2011.</p>',
  ],
];

for (const [on, tag, say, line] of cases)
  test(`at ${tag} “${say}”`, () => {
    const asked = askAt(on, tag, say);
    assert.ok(
      asked.files.html.includes(line),
      lines(asked).added.join('\n') || asked.parts[0]?.sentence,
    );
    assert.equal(lines(asked).added.length, 1);
  });

test('an element is removed with its line, and only it', () => {
  const asked = askAt('stranger', '<p>Forty', 'remove this');
  assert.deepEqual(lines(asked), {
    added: [],
    lost: ['<p>Forty gardens in Bath and Bristol since 2011.</p>'],
  });
});

for (const say of [
  'rewrite this to sound more urgent',
  'change the text to something catchier',
  'make it say something shorter',
  'explode it',
])
  test(`at a heading “${say}” is not done`, () => {
    const asked = askAt('stranger', '<h2>Our work', say);
    assert.deepEqual(asked.files, asked.before);
    assert.match(asked.outcomes, /^not_done/);
  });
