import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directReviewer } from '../reviewer';

const none: ReadonlySet<string> = new Set();
const head =
  '<meta name="viewport" content="width=device-width"><title>Rye</title><meta name="description" content="Bread">';
const site = (body: string, js = '') => ({
  html: `<!doctype html>\n<html lang="en"><head>${head}</head><body><main><h1>Rye</h1>${body}</main></body></html>\n`,
  css: 'body { color: #222; background: #fff }\n',
  js,
});
const review = (body: string, js?: string) => directReviewer.review(site(body, js), none);

const unfinished: readonly [body: string, rule: string, count: number][] = [
  ['<p>Call [Your phone] or <b>[Your email]</b></p>', 'placeholders', 2],
  ['<p>Coffee <span>[price]</span></p>', 'placeholders', 1],
  ['<p>Lorem ipsum dolor sit amet</p>', 'filler-text', 1],
  ['<section><div></div></section>', 'empty-blocks', 1],
  ['<p><a href="#">Read more</a> <a href="">Shop</a></p>', 'links-nowhere', 2],
];
for (const [body, rule, count] of unfinished) {
  test(`${rule} costs points: ${body}`, async () => {
    const { score, findings } = await review(body);
    const told = findings.find((finding) => finding.rule === rule);
    assert.equal(told?.count, count);
    assert.ok(score < 100);
  });
}

test('similar but finished text costs nothing', async () => {
  for (const [body, js] of [
    ['<p>As shown before [1], and [2].</p>', ''],
    ['<p>Type <code>[Your name]</code></p>', ''],
    ['<section><svg aria-hidden="true"></svg></section>', ''],
    ['<ul id="cart"><li>Bread</li></ul><section id="list"></section>', "show('list')"],
    ['<p><a href="#" id="open">Open</a></p>', "on('open')"],
  ] as const) {
    const { findings } = await review(body, js);
    const rules = new Set(findings.map(({ rule }) => rule));
    for (const [, rule] of unfinished) assert.ok(!rules.has(rule), `${rule}: ${body}`);
  }
});

test('empty blocks are removed with one click, and never unasked', async () => {
  const given = site('<section><div></div></section><p>Hi</p>');
  const about = { before: null, undone: [], pictures: none };
  assert.equal((await directReviewer.gate(given, about)).site.html, given.html);
  const { site: repaired } = await directReviewer.repair(given, none, 'empty-blocks');
  assert.doesNotMatch(repaired.html, /<section>/);
  assert.match(repaired.html, /<p>Hi<\/p>/);
});
