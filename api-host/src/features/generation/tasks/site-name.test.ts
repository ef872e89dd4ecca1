import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose, summarise } from '../../composer/composer';
import { siteNameOf } from './site-name';

const nameOf = (prompt: string) => siteNameOf(summarise(prompt), compose(prompt).html);

for (const [prompt, name] of [
  ["I'm a plumber in Leeds, need a website", 'Leeds Plumber'],
  ['Website for Nook, a small cafe in Porto', 'Nook'],
  ['fishing contest', 'Fishing Contest'],
] as const) {
  test(`“${prompt}” is called “${name}”, and not after its first three words`, () => {
    assert.equal(nameOf(prompt), name);
  });
}

test('a model’s title counts where the prompt gives no name', () => {
  const understood = { ...summarise('a site about bees'), name: null };
  assert.equal(siteNameOf(understood, '<title>Bees &amp; Blooms | Honey</title>'), 'Bees & Blooms');
  assert.equal(siteNameOf({ ...understood, name: 'Hive' }, '<title>Bees</title>'), 'Hive');
});

test('a title that is no name gives way to the subject, and nothing is made up', () => {
  const understood = { ...summarise('a site about bees'), name: null, kind: 'Bees' };
  for (const title of [
    'Untitled',
    '[Business name]',
    'Your Name Here',
    'My Website',
    '',
    'x'.repeat(61),
  ]) {
    assert.equal(siteNameOf(understood, `<title>${title}</title>`), 'Bees');
  }
  assert.equal(siteNameOf(null, '<h1>Bees</h1>'), null);
});
