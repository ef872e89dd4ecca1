import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BusinessFact } from 'shared-kit/contract';
import { compose } from 'site-composer';
import { fillFacts } from './fill-facts';
import { listPageFacts } from './page-facts';
import { removeFacts } from './remove-facts';

const today = new Date('2026-01-12T12:00:00Z');
const phone = { kind: 'phone', item: '', value: '0113 496 0000' } as const;

const filled = (html: string, ...facts: BusinessFact[]): string =>
  fillFacts({ html, css: '', js: '' }, facts).html;

const cases: readonly (readonly [string, string, readonly BusinessFact[], string])[] = [
  [
    'a number is gone from its row, its sentence, its button and its label',
    '<dl><dt>Phone</dt><dd>[Your phone]</dd><dt>Town</dt><dd>Leeds</dd></dl><p>We bake. Call us at [Your phone]. Come by!</p><a class="b" href="tel:">Call us</a><p aria-label="Bread, [Your phone]">Bread</p>',
    [phone],
    '<dl><dt>Town</dt><dd>Leeds</dd></dl><p>We bake. Come by!</p><p aria-label="Bread">Bread</p>',
  ],
  [
    'a dish stays without its price',
    '<ul><li><h4>Tea</h4> <span>[Price]</span></li><li><h4>Cake</h4> <span>[Price]</span></li></ul>',
    [{ kind: 'price', item: 'Tea', value: '€2.00' }],
    '<ul><li><h4>Tea</h4></li><li><h4>Cake</h4> <span>[Price]</span></li></ul>',
  ],
  [
    'a profile goes, another stays',
    '<p>Hi</p><a href="#">Instagram</a><a href="https://facebook.com/nook">Facebook</a>',
    [{ kind: 'social', item: 'instagram', value: '@nook' }],
    '<p>Hi</p><a href="https://facebook.com/nook">Facebook</a>',
  ],
  [
    'the hours of one day go, and out of the line that says all of them',
    '<dl><dt>Monday</dt><dd>[Hours]</dd><dt>Sunday</dt><dd>[Hours]</dd></dl><p>Opening hours: [Opening hours]</p>',
    [
      { kind: 'hours', item: 'Monday', value: '9–17' },
      { kind: 'hours', item: 'Sunday', value: '9–12' },
    ],
    '<dl><dt>Sunday</dt><dd><span data-fact="hours" data-item="Sunday">9–12</span></dd></dl><p>Opening hours: <span data-fact="hours">Sunday 9–12</span></p>',
  ],
];

for (const [what, html, facts, left] of cases) {
  test(`emptied: ${what}`, () => {
    assert.equal(removeFacts(filled(html, ...facts), facts.slice(0, 1)), left);
  });
}

test('emptied: an unmarked link and a label that say the same number are gone too', () => {
  const page = `${filled('<p>[Your phone]</p>', phone)}<p>Hello.</p><a href="tel:01134960000">Ring us</a><p>Open daily. Ring 0113 496 0000.</p><img alt="Sign, 0113 496 0000" src="a">`;
  assert.equal(
    removeFacts(page, [phone]),
    '<p>Hello.</p><p>Open daily. </p><img alt="Sign" src="a">',
  );
});

test('what the page does not say changes nothing', () => {
  const html = '<P CLASS=a>[Your phone]</P><p>[Your email]</p>';
  assert.equal(removeFacts(html, [{ kind: 'address', item: '' }]), html);
});

test('a page of the composer says an emptied number nowhere, and the rest as before', () => {
  const { html } = compose('Website for Nook, a small cafe in Porto, with a menu and contact', {
    today,
  });
  const email = { kind: 'email', item: '', value: 'hello@nook.pt' } as const;
  const both = filled(html, phone, email);
  assert.ok(both.includes('0113 496 0000'));
  const left = removeFacts(both, [phone]);
  assert.doesNotMatch(left, /0113 496|01134960000|tel:/);
  assert.equal(left.split('hello@nook.pt').length, both.split('hello@nook.pt').length);
  const phones = listPageFacts(left, []).filter(({ kind }) => kind === 'phone');
  assert.ok(phones.every(({ value }) => value === null));
});

const prompts = [
  'Website for Nook, a small cafe in Porto, with a menu and contact',
  'A plumber in Leeds called Rapid Pipes, with services, prices and an emergency number',
  'Invitation page for our summer fair in the park, with what to bring',
];
const given: readonly BusinessFact[] = [
  phone,
  { kind: 'email', item: '', value: 'hello@nook.pt' },
  { kind: 'address', item: '', value: '12 Rua das Flores\nPorto' },
  { kind: 'hours', item: '', value: 'Mon–Fri 9–17' },
  { kind: 'date', item: '', value: '12 June 2027' },
  { kind: 'social', item: 'instagram', value: '@nook' },
];

for (const prompt of prompts) {
  test(`emptied and filled in again a composed page is as before: ${prompt}`, () => {
    const { html } = compose(prompt, { today });
    const open = listPageFacts(html, []).filter(({ value }) => value === null);
    assert.ok(open.length > 0);
    const full = filled(html, ...given);
    const left = removeFacts(full, given);
    for (const { value } of given) assert.ok(!left.includes(value), value);
    assert.deepEqual(
      listPageFacts(left, []).filter(({ value }) => value === null),
      open,
    );
    assert.equal(filled(left, ...given), full);
  });
}

test('what stood for a fact until it was given returns when the fact goes', () => {
  const { html } = compose('A cafe called Nook in Porto with a menu and where to find us', {
    today,
  });
  assert.match(html, /<address data-until-fact="address">/);
  const address = { kind: 'address', item: '', value: '12 Rua das Flores' } as const;
  const full = filled(html, address);
  assert.match(full, /<address hidden="" data-until-fact="address">/);
  assert.match(removeFacts(full, [address]), /<address data-until-fact="address">/);
});
