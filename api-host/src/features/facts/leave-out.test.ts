import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from 'site-composer';
import { leaveOutOpenFacts } from './leave-out';

const leaveOut = (html: string): string => leaveOutOpenFacts({ html, css: '', js: '' }).html;

/** What is written, and what is published of it. */
const cases: readonly (readonly [string, string, string])[] = [
  [
    'a row with its term',
    '<dl><div><dt>Phone</dt><dd>[Your phone]</dd></div><div><dt>Town</dt><dd>Leeds</dd></div></dl>',
    '<dl><div><dt>Town</dt><dd>Leeds</dd></div></dl>',
  ],
  [
    'a term without a row',
    '<dl><dt>Phone</dt><dd>[Your phone]</dd><dt>Town</dt><dd>Leeds</dd></dl>',
    '<dl><dt>Town</dt><dd>Leeds</dd></dl>',
  ],
  [
    'a table row',
    '<table><tbody><tr><th>Monday</th><td>[Hours]</td></tr><tr><th>Sunday</th><td>closed</td></tr></tbody></table>',
    '<table><tbody><tr><th>Sunday</th><td>closed</td></tr></tbody></table>',
  ],
  ['a line of a paragraph', '<p>[Your phone]<br>[Your email]<br>Leeds</p>', '<p>Leeds</p>'],
  [
    'a label in front of it',
    '<p>Open all year.<br>Phone: [Your phone]</p>',
    '<p>Open all year.</p>',
  ],
  [
    'its sentence',
    '<p>We love bread. Call us at <b>[Your phone]</b> to order. Come by!</p>',
    '<p>We love bread. Come by!</p>',
  ],
  [
    'one of several in a row',
    '<p>Leeds · [Your phone] · Open daily</p>',
    '<p>Leeds · Open daily</p>',
  ],
  ['a street before its town', '<p>[Street and number], Leeds</p>', '<p>Leeds</p>'],
  [
    'a price, and not the dish',
    '<ul><li>Espresso, from [Price]</li><li><h4>Tea</h4> <span>[Price]</span></li></ul>',
    '<ul><li>Espresso</li><li><h4>Tea</h4></li></ul>',
  ],
  [
    'a section of nothing else, and the way to it',
    '<nav><ul><li><a href="#faq">FAQ</a></li><li><a href="#a">A</a></li></ul></nav><section id="faq"><div class="section-head"><h2>Questions</h2><p>What people ask.</p></div><details><summary>How?</summary><p>[Say how]</p></details></section><section id="a"><p>A</p></section>',
    '<nav><ul><li><a href="#a">A</a></li></ul></nav><section id="a"><p>A</p></section>',
  ],
  [
    'a hidden slot',
    '<ul><li data-fact="phone" hidden></li><li data-fact="email"><a href="mailto:a@b.co">a@b.co</a></li></ul>',
    '<ul><li data-fact="email"><a href="mailto:a@b.co">a@b.co</a></li></ul>',
  ],
  ['a link to nobody', '<p>Hello.</p><a class="button" href="tel:">Call us</a>', '<p>Hello.</p>'],
  [
    'one of several links in a row',
    '<div><a href="#">Instagram</a> <a href="https://facebook.com/nook">Facebook</a></div>',
    '<div> <a href="https://facebook.com/nook">Facebook</a></div>',
  ],
  [
    'a quote nobody gave',
    '<figure><blockquote><p>“[What a customer said]”</p></blockquote><figcaption>[Name, place]</figcaption></figure><p>Bread</p>',
    '<p>Bread</p>',
  ],
  [
    'words of a title and of labels',
    '<title>Bakery · [Business name]</title><p aria-label="Bread, [Your phone]">Bread</p>',
    '<title>Bakery</title><p aria-label="Bread">Bread</p>',
  ],
];

for (const [what, before, after] of cases) {
  test(`what is published lacks ${what}`, () => {
    assert.equal(leaveOut(before), after);
  });
}

const today = new Date('2026-01-12T12:00:00Z');

test('a page with nothing open is published byte for byte', () => {
  const html =
    '<!DOCTYPE html><P CLASS=a>[1] a[0] [sic]<br>\r\n<div id=map></div><dl><dt>Empty</dl>';
  assert.equal(leaveOut(html), html);
});

test('no page of the composer is published with brackets, and each keeps its headings', () => {
  for (const prompt of [
    "I'm a plumber in Leeds, need a website",
    'Website for Nook, a small cafe in Porto',
    'A dentist in Berlin with a team and prices',
    'Eine Bäckerei in München namens Kornblume',
    'A fishing contest on 3 May 2027 with a schedule and a form',
    'Photographer portfolio with testimonials and pricing',
  ]) {
    const page = leaveOut(compose(prompt, { today }).html);
    const visible = page.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
    assert.equal(/>[^<]*\[[^\]<]*\]/.exec(visible)?.[0], undefined, prompt);
    assert.doesNotMatch(page, /data-fact="[^"]*"[^>]*\shidden/, prompt);
    assert.match(page, /<h1[\s\S]*<\/main>[\s\S]*<\/html>/);
    assert.equal(leaveOut(page), page, 'once is enough');
  }
});

test('a page of a thousand open prices is left without any', () => {
  const row = '<li><h4>Dish</h4><span>[Price]</span><p>Call [Your phone] today. Or not.</p></li>';
  const html = leaveOut(`<ul>${row.repeat(1_000)}</ul>`);
  assert.equal(html.split('<h4>Dish</h4>').length - 1, 1_000);
  assert.ok(!html.includes('['));
});
