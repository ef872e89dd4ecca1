import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from 'site-composer';
import { directComposer } from '../engines/compose-site';
import { siteNameOf } from './site-name';

const today = new Date('2026-01-12T12:00:00Z');
const summarise = (prompt: string) => directComposer.summarise(prompt, today);
const nameOf = async (prompt: string) =>
  siteNameOf(await summarise(prompt), compose(prompt, { today }).html);

for (const [prompt, name] of [
  ["I'm a plumber in Leeds, need a website", 'Leeds Plumber'],
  ['Website for Nook, a small cafe in Porto', 'Nook'],
  ['fishing contest', 'Fishing Contest'],
] as const) {
  test(`“${prompt}” is called “${name}”, not its first three words`, async () => {
    assert.equal(await nameOf(prompt), name);
  });
}

test('a model’s title is used where the prompt gives no name', async () => {
  const understood = { ...(await summarise('a site about bees')), name: null };
  assert.equal(siteNameOf(understood, '<title>Bees &amp; Blooms | Honey</title>'), 'Bees & Blooms');
  assert.equal(siteNameOf({ ...understood, name: 'Hive' }, '<title>Bees</title>'), 'Hive');
});

test('a title that is not a name gives way to the subject, and no name is invented', async () => {
  const understood = { ...(await summarise('a site about bees')), name: null, kind: 'Bees' };
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
