import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slugChoice, slugFrom, slugLimit, slugPattern } from './slug';

const titles: readonly (readonly [string, string])[] = [
  ['My Bakery', 'my-bakery'],
  ['  Café Ångström & Søn!  ', 'cafe-angstrom-son'],
  ['Straße nach Łódź', 'strasse-nach-lodz'],
  ["Maya’s Shop — It's open", 'mayas-shop-its-open'],
  ['ﬁne №5', 'fine-no5'],
  ['_preview', 'preview-site'],
  ['__proto__', 'proto'],
  ['../../etc/passwd', 'etc-passwd'],
  ['Admin', 'admin-site'],
  ['API', 'api-site'],
  ['API docs', 'api-docs'],
  ['東京の花屋', 'site'],
  ['🙂', 'site'],
  ['---', 'site'],
  ['a'.repeat(80), 'a'.repeat(60)],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
];

for (const [title, slug] of titles) {
  test(`the slug of ${JSON.stringify(title.slice(0, 30))}`, () => {
    assert.equal(slugFrom(title), slug);
    assert.match(slugFrom(title), slugPattern);
  });
}

test('choices are numbered, within the length limit and without two hyphens', () => {
  assert.equal(slugChoice('site', 1), 'site');
  assert.equal(slugChoice('site', 2), 'site-2');
  const long = slugFrom(`${'a'.repeat(57)} ${'b'.repeat(10)}`);
  for (const n of [2, 10, 12_345]) {
    assert.ok(slugChoice(long, n).length <= slugLimit);
    assert.match(slugChoice(long, n), slugPattern);
  }
});
