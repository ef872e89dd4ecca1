import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePrompts } from 'shared-kit/contract';
import { compose, refine } from 'site-composer';
import { hexOf } from 'site-document/colour';
import { repairSite } from './review-site';
import { directReviewer } from './reviewer';
import type { ReviewedSite } from './rule';

const head =
  '<meta name="viewport" content="width=device-width"><title>Rye</title><meta name="description" content="Bread">';
const page = (body: string, inHead = head, html = '<html lang="en">'): ReviewedSite => ({
  html: `<!doctype html>\n${html}<head>${inHead}</head><body><main><h1>Rye</h1>${body}</main></body></html>\n`,
  css: 'body { color: #222; background: #fff }\n',
  js: '',
});

const none: ReadonlySet<string> = new Set();
const rulesOf = async (site: ReviewedSite) =>
  (await directReviewer.review(site, none)).findings.map(({ rule }) => rule);
const gate = (site: ReviewedSite) =>
  directReviewer.gate(site, { before: null, undone: [], pictures: none });

test('a sound page has no findings', async () => {
  const { score, verdict, findings } = await directReviewer.review(page('<p>Hi</p>'), none);
  assert.deepEqual(
    { score, verdict, findings },
    { score: 100, verdict: 'Very good', findings: [] },
  );
});

/** The site, the rule it breaks, and the page after the gate's repair. */
const repairable: [rule: string, site: ReviewedSite, after: RegExp][] = [
  ['language', page('<p>Und das ist für die Gäste</p>', head, '<html>'), /<html lang="de">/],
  ['title', page('', head.replace('Rye', ' ')), /<title>Rye<\/title>/],
  ['title', page('', head.replace('<title>Rye</title>', '')), /<title>Rye<\/title>/],
  [
    'description',
    page(
      '<p>We bake &amp; sell "bread" in the morning, every day.</p>',
      head.replace(/<meta name="d.*>/, ''),
    ),
    /content="We bake &amp; sell &quot;bread&quot; in the morning, every day\."/,
  ],
  ['phone-width', page('', head.replace(/<meta name="v[^>]*>/, '')), /name="viewport"/],
  ['picture-words', page('<img src="https://x.test/a/warm-bread_2.jpg">'), /alt="warm bread"/],
  [
    'picture-words',
    page('<figure><img src="https://x.test/1.jpg"><figcaption>Our oven</figcaption></figure>'),
    /alt="Our oven"/,
  ],
  [
    'lost-pictures',
    page('<img src="images/a.jpg" alt="Oven">'),
    /<svg width="400" role="img" aria-label="Oven"/,
  ],
  ['double-ids', page('<p id="a">1</p><p id="a-2">2</p><p id="a">3</p>'), /<p id="a-3">3/],
  ['field-labels', page('<input name="email_address">'), /<input aria-label="Email address" name/],
  ['broken-markup', page('<section><p>Hi'), /<section><p>Hi<\/p><\/section><\/main>/],
  ['broken-markup', page('<div><p>Hi</div></section>'), /<div><p>Hi<\/p><\/div><\/main>/],
  ['dead-links', page('<a href="#prices">Prices</a><h2>Our prices</h2>'), /<h2 id="prices">/],
  [
    'dead-links',
    page('<a href="about.html">About</a><section id="about-us">x</section>'),
    /href="#about-us"/,
  ],
  [
    'dead-links',
    page('<a href="#gone">Gone</a><a href="#gone">Again</a>'),
    /"#top">Gone<\/a><a href="#top">/,
  ],
];
for (const [rule, site, after] of repairable) {
  test(`the gate repairs ${rule}: ${String(after)}`, async () => {
    assert.deepEqual(await rulesOf(site), [rule]);
    const { site: repaired, review } = await gate(site);
    assert.match(repaired.html, after);
    assert.deepEqual(review.findings, []);
    assert.equal(review.repaired.length, 1);
    assert.equal(review.score, 100);
  });
}

test('a repair changes nothing else', async () => {
  const site = page('<p   class=x >Odd</p>\n\n<img src="https://x.test/dog.png"  >');
  const { site: repaired } = await gate(site);
  assert.equal(repaired.html, site.html.replace('<img ', '<img alt="dog" '));
});

test('a style sheet that does not parse is repaired, and the gate reports it', async () => {
  const { site, cssRepaired } = await gate({ ...page(''), css: 'h1 { color: #222' });
  assert.equal(cssRepaired, true);
  assert.match(site.css, /^h1 \{ color: #222\s*\}\s*$/);
  assert.equal((await gate(page(''))).cssRepaired, false);
});

test('links used by a script, and external links, are left alone', async () => {
  const body =
    '<a href="#/about">A</a><a href="#tab">B</a><a href="mailto:a@b.test">C</a><a href="//x.test/y">D</a><a href="index.html">E</a>';
  assert.deepEqual(await rulesOf({ ...page(body), js: "show('tab')" }), []);
});

test('what needs a person is listed with its place, and costs points', async () => {
  const review = await directReviewer.review(
    { ...page('<h4>Deep</h4><button></button><center>x</center>'), js: 'let = ;' },
    none,
  );
  assert.deepEqual(
    review.findings.map(({ rule, severity, fix }) => [rule, severity, fix]),
    [
      ['broken-script', 'error', null],
      ['nameless-buttons', 'error', null],
      ['heading-steps', 'note', null],
      ['html-deprecated', 'note', null],
    ],
  );
  assert.equal(review.findings[1]?.line, 2);
  assert.equal(review.score, 68);
  assert.equal(review.verdict, 'Needs work');
});

test('a member’s picture is part of the site, another file with such a name is not', async () => {
  const site = page(
    '<img src="assets/images/loaf-1a.webp" alt="Loaf"><img src="./assets/images/oven-2b.webp" alt="Oven"><img src="assets/images/lost-3c.webp" alt="Lost">',
  );
  const pictures = new Set(['loaf-1a.webp', 'oven-2b.webp']);
  const about = { before: null, undone: [], pictures };
  const { html } = (await directReviewer.gate(site, about)).site;
  assert.deepEqual(html.match(/(?<=<img src=")[^"]+/g), [
    'assets/images/loaf-1a.webp',
    './assets/images/oven-2b.webp',
  ]);
  assert.match(html, /aria-label="Lost"/);
});

test('low contrast is found through custom properties and repaired on request only', async () => {
  const css =
    ':root { --soft: #ccc; --paper: rgb(255, 255, 255) }\nbody { color: var(--soft); background: var(--paper) }\n.a { color: hsl(0 0% 80%); background: white }\n.b { color: #222; background: linear-gradient(red, blue) }\n@media print { .c { color: #fff; background: #fff } }\n';
  const site = { ...page(''), css };
  const { findings } = await directReviewer.review(site, none);
  assert.deepEqual(
    findings.map(({ rule, count, detail }) => [rule, count, detail]),
    [['contrast', 2, 'body: 1.6 to 1']],
  );
  assert.equal((await gate(site)).site.css, css);
  const { site: readable } = repairSite(site, none, ({ id }) => id === 'contrast');
  assert.deepEqual(await rulesOf(readable), []);
  assert.match(readable.css, /--soft: #ccc/);
});

test('colours are read literally, not guessed', () => {
  assert.equal(hexOf('#ABC', 1), '#aabbcc');
  assert.equal(hexOf('rgb(1 2 3)', 1), '#010203');
  assert.equal(hexOf('hsl(120, 100%, 25%)', 1), '#008000');
  for (const unknown of ['rgba(0,0,0,.5)', 'currentColor', 'var(--x)', '#12345678', 'inherit']) {
    assert.equal(hexOf(unknown, 1), null, unknown);
  }
});

test('in a refinement only what it made worse is repaired', async () => {
  const before = page('<img src="https://x.test/old-cat.png">');
  const after = { ...before, html: before.html.replace('</main>', '<input name="age"></main>') };
  const { site, review } = await directReviewer.gate(after, {
    before,
    undone: ['No shop'],
    pictures: none,
  });
  assert.equal(site.html, after.html.replace('<input', '<input aria-label="Age"'));
  assert.deepEqual(
    review.findings.map(({ rule }) => rule),
    ['picture-words'],
  );
  assert.deepEqual(review.undone, ['No shop']);
});

test('malicious and unusual pages are reviewed without a crash', async () => {
  const odd = [
    '',
    'plain text',
    '<',
    '<html><head><title>x',
    '<a href="#%E0%A4%A">x</a>',
    `<p id="${'a'.repeat(50_000)}">`,
    '<div>'.repeat(1_000),
    '<a href="#x(">x</a>'.repeat(300),
  ];
  for (const html of odd) {
    const { site } = await gate({
      html,
      css: ':root { --a: var(--b); --b: var(--a) } p { color: var(--a) }',
      js: '',
    });
    assert.equal(typeof site.html, 'string');
  }
});

const today = new Date('2026-01-12T12:00:00Z');
/** As typed by people who do not know what to write. */
const shortPrompts = [
  'bakery in lisbon',
  'website',
  'habit tracker app called Streak, minimal dark theme, with statistics and a quiz',
  'Pastel nail salon called Petal Bar in Austin, price list, team, book an appointment, opening hours Tue-Sat 10am-7pm',
  'boulangerie à Lyon appelée "Le Petit Four" avec menu et horaires',
  'Wedding website for Ana & Luís, June in Sintra. Schedule of the day, RSVP form, gallery. Elegant, sage and gold',
];
const prompts = [...samplePrompts.map(({ prompt_text: text }) => text), ...shortPrompts];
test('the composer’s output passes the gate unchanged, and scores very good', async () => {
  for (const prompt of prompts) {
    const { html, css, js } = compose(prompt, { today });
    const { site, review } = await gate({ html, css, js });
    assert.deepEqual(review.findings, [], `${prompt}\n${JSON.stringify(review.findings)}`);
    assert.equal(review.score, 100, prompt);
    assert.equal(site.html, html, prompt);
    assert.equal(site.css, css, prompt);
  }
});

test('the composer reports what it could not do separately', () => {
  const site = compose('A bakery called Rye', { today });
  const { html, css, js } = site;
  const { parts } = refine({ html, css, js }, 'translate it to Klingon', { today });
  assert.deepEqual(
    parts.map(({ outcome }) => outcome),
    ['not_done'],
  );
});
