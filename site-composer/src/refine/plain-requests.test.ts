import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../index';
import { refine } from './refine';

const options = { today: new Date('2026-01-12T12:00:00Z') };
const { html, css, js } = compose(
  'Gil Fenn makes banjos in a shed near Skipton. Open back £900, resonator £1,150. Lessons £25. Navy and mustard. Phone 07700 900 111.',
  options,
);
const page = { html, css, js };
const ask = (request: string) => refine(page, request, options);

test('A price that has gone up is set', () => {
  const { files, parts } = ask('lessons have gone up to £28');
  assert.equal(parts[0]?.outcome, 'done');
  assert.match(files.html, /£28/);
  assert.doesNotMatch(files.html, /£25/);
});

test('A colour named behind “instead of” is the one that goes', () => {
  const { files, parts } = ask('make the buttons orange instead of mustard');
  assert.deepEqual(
    parts.map(({ sentence }) => sentence),
    ['Made the buttons orange.'],
  );
  assert.notEqual(files.css, css);
  assert.match(ask('use teal instead of mustard').parts[0]?.sentence ?? '', /mustard is now teal/);
  assert.match(ask('swap the mustard for teal').parts[0]?.sentence ?? '', /mustard is now teal/);
});

test('A colour of the buttons is the buttons’ alone, also once something else is coloured', () => {
  const declared = (sheet: string) => sheet.match(/--[\w-]+: [^;]+;/g) ?? [];
  const changed = (sheet: string) => {
    const before = declared(css);
    return new Set(
      declared(sheet).flatMap((one, at) => (one === before[at] ? [] : [one.split(':')[0]])),
    );
  };
  const green = ask('make the buttons green');
  assert.equal(green.parts[0]?.sentence, 'Made the buttons green.');
  const ofButtons = ['--button', '--button-edge', '--button-ink'];
  assert.deepEqual(new Set(changed(green.files.css)), new Set(ofButtons));
  const both = refine(green.files, 'make the footer navy', options);
  assert.equal(both.parts[0]?.outcome, 'done');
  const accent = /--art-accent: [^;]+;/;
  assert.equal(accent.exec(both.files.css)?.[0], accent.exec(css)?.[0]);
});

test('A profile stands with the other ways to get in touch, once', () => {
  const { files, parts } = ask('add my instagram @gilsbanjos');
  assert.equal(parts[0]?.sentence, 'Added instagram.com/gilsbanjos.');
  assert.match(
    files.html,
    /<ul class="ways">[\s\S]*<a href="https:\/\/www\.instagram\.com\/gilsbanjos">instagram\.com\/gilsbanjos<\/a>[\s\S]*<\/ul>/,
  );
  const again = refine(files, 'add my instagram @gilsbanjos', options);
  assert.deepEqual([again.parts[0]?.outcome, again.files], ['not_done', files]);
  assert.equal(ask('add an instagram feed').parts[0]?.outcome, 'not_done');
});

test('A colour that is in the styles and drawn nowhere is not said to have turned', () => {
  const files = {
    html: '<html><head><link rel="stylesheet" href="styles.css"></head><body><h1>Fern</h1><p>Plants.</p></body></html>',
    css: 'h1 { color: #2e7d32 } .never { border-color: #1f3a93 }',
    js: '',
  };
  const { parts, files: after } = refine(files, 'swap the blue for orange', options);
  assert.equal(parts[0]?.outcome, 'not_done');
  assert.deepEqual(after, files);
  assert.equal(refine(files, 'swap the green for orange', options).parts[0]?.outcome, 'done');
});

test('A light background instead of the dark one turns the page light', () => {
  const dark = ask('make the page dark').files;
  const { parts } = refine(dark, 'light background instead of the dark one', options);
  assert.deepEqual(
    parts.map(({ sentence }) => sentence),
    ['Made the page light.'],
  );
});

test('Where something should come is a move', () => {
  const shop = compose(
    'Gil Fenn makes banjos in a shed near Skipton, and mends them. Prices: open back £900, resonator £1,150, new head £60, refret £140, set up £45, strings £12. Phone 07700 900 111.',
    options,
  );
  const { files } = refine(
    { html: shop.html, css: shop.css, js: shop.js },
    'contact should come before the prices',
    options,
  );
  assert.ok(files.html.indexOf('Get in touch</h2>') < files.html.indexOf('Prices</h2>'));
});

test('A section with a colour in its name is a section', () => {
  const { files, parts } = ask(
    'add a section called Care of silver strings with the text: Wipe them after you play.',
  );
  assert.deepEqual(
    parts.map(({ outcome }) => outcome),
    ['done'],
  );
  assert.match(files.html, /Care of silver strings/);
  assert.match(files.html, /Wipe them after you play/);
});

test('A question is added with its answer, beside those that are there', () => {
  const first = ask('add a question: Can I bring my dog? Only to the yard.');
  assert.equal(first.parts[0]?.outcome, 'done', first.parts[0]?.sentence);
  assert.match(first.files.html, /Can I bring my dog\?/);
  assert.match(first.files.html, /Only to the yard/);
  const second = refine(
    first.files,
    'add a question: Do you post banjos? Yes, in a crate.',
    options,
  );
  assert.equal(second.parts[0]?.outcome, 'done', second.parts[0]?.sentence);
  const at = (text: string) => second.files.html.indexOf(text);
  assert.ok(at('Do you post banjos?') > at('Can I bring my dog?'));
  assert.equal(ask('add a question: Do you post?').parts[0]?.outcome, 'not_done');
});

test('A button goes to the bottom of the page', () => {
  const { files, parts } = ask('add a button at the bottom that says Talk to Gil');
  assert.equal(parts[0]?.outcome, 'done');
  assert.ok(files.html.lastIndexOf('Talk to Gil') > files.html.indexOf('Prices</h2>'));
});

const stranger = (body: string) => ({
  html: `<!doctype html><html lang="en"><head><title>Loft</title></head><body><main>${body}</main></body></html>`,
  css: '',
  js: '',
});
const wares =
  '<section><h2>Wares</h2><ul><li><h3>Jug</h3><strong>$30</strong></li><li><h3>Plate</h3><strong>$18</strong></li></ul></section><section><h2>Visit</h2><p>Open at nine.</p></section><section><h2>Studio</h2><p>By the harbour.</p></section><section><h2>Post</h2><p>We send.</p></section>';

test('An item goes into the list of prices, not beside the sections', () => {
  const { files } = refine(stranger(wares), 'add an item: Salt cellar, $22', options);
  assert.match(files.html, /<li>[^]*Salt cellar[^]*\$22[^]*<\/li>/);
  assert.equal(files.html.match(/<section/g)?.length, 4);
});

test('A form is not copied to make an item of it', () => {
  const form =
    '<section><h2>Poems we read</h2><p>One.</p></section><section><h2>Come</h2><form><input name="n"></form></section>';
  const { files, parts } = refine(stranger(form), 'add "The Moose" to the poems we read', options);
  assert.equal(files.html.match(/<form/g)?.length, 1);
  assert.ok(parts[0]?.outcome === 'not_done' || files.html.includes('The Moose'));
});

test('The text of a section keeps its full stop', () => {
  const { files } = refine(
    stranger(wares),
    'add a section called Clay with the text We dig our clay behind the loft.',
    options,
  );
  assert.ok(files.html.includes('<p>We dig our clay behind the loft.</p>'));
});

test('Every request of a sentence is answered by itself', () => {
  const { parts, files } = refine(
    stranger(wares),
    'rename Jug to Pitcher, make it $33 and move visit to the end',
    options,
  );
  assert.equal(parts.length, 3);
  assert.match(files.html, /Pitcher/);
  const [, price] = parts;
  assert.equal(price?.outcome === 'done', files.html.includes('$33'));
});

test('The title of the page is the one of its tab', () => {
  const { files } = refine(stranger(wares), 'set the page title to "Loft pottery"', options);
  assert.match(files.html, /<title>Loft pottery<\/title>/);
});

test('A price is set in every place where it stands beside its name', () => {
  const { files } = refine(
    stranger(
      `${wares}<section><h2>Now</h2><p>A jug is $30 this week.</p><p>A bowl is $30.</p></section>`,
    ),
    'change the price of the jug to $34',
    options,
  );
  assert.equal(files.html.match(/\$34/g)?.length, 2);
  assert.match(files.html, /A bowl is \$30/);
});

test('A heading that stands in two places is one', () => {
  const { files } = refine(
    stranger(
      '<h1>Letters</h1><ul><li><h3>In praise of peat</h3></li></ul><h2>In praise of peat</h2><p>Text.</p>',
    ),
    'change the heading "In praise of peat" to "On peat"',
    options,
  );
  assert.doesNotMatch(files.html, /In praise of peat/);
});

test('Plum and brown are what people call so', () => {
  const { files } = ask('make the buttons plum');
  assert.doesNotMatch(files.css, /dda0dd/i);
});

test('A price that is put up or dropped is set, and nothing is added', () => {
  for (const request of ['put the jug up to $36', 'drop the price of the jug to $36']) {
    const { files, parts } = refine(stranger(wares), request, options);
    assert.equal(parts[0]?.outcome, 'done', request);
    assert.match(files.html, /Jug<\/h3><strong>\$36/);
    assert.equal(files.html.match(/<li>/g)?.length, 2);
  }
});
