import assert from 'node:assert/strict';
import test from 'node:test';
import { contrast, readColour } from '../colour/oklch';
import { contrastOf, groundBehind, inkOf, ownGround } from './style/paint';
import { buttonsOf } from './target/elements';
import { findSection } from './target/sections';
import { ask, pages } from './testing/pages';
import type { PageName } from './testing/pages';

const names = Object.keys(pages) as PageName[];

for (const name of names) {
  test(`${name}: buttons take the colour that was asked for and their text stays legible`, () => {
    const { site, outcomes } = ask(name, 'make the buttons navy');
    assert.equal(outcomes, 'done');
    const filled = buttonsOf(site, null).filter(
      (button) => ownGround(site, button) === '#1b2a4d' || ownGround(site, button) === '#1b2a4e',
    );
    assert.ok(filled.length > 0);
    for (const button of filled) assert.ok((contrastOf(site, button) ?? 0) >= 4.5);
  });

  test(`${name}: the background is the one that was asked for and no text loses its contrast`, () => {
    const { site, outcomes } = ask(name, 'change the background to #fdf6e3');
    assert.equal(outcomes, 'done');
    assert.equal(groundBehind(site, site.body), '#fdf6e3');
    const headline = site.first('h1');
    assert.ok(headline && (contrastOf(site, headline) ?? 21) >= 3);
  });

  test(`${name}: one section alone turns dark green`, () => {
    const phrase = {
      bakery: 'prices',
      plumber: 'contact',
      contest: 'contact',
      stranger: 'plans',
      model: 'pricing',
      earlier: 'team',
    }[name];
    const { site, outcomes, parts } = ask(name, `make the ${phrase} section dark green`);
    assert.equal(outcomes, 'done', parts[0]?.sentence);
    const section = findSection(site, phrase);
    assert.ok(section);
    const ground = groundBehind(site, section.element) ?? '';
    assert.ok(
      readColour(ground).lightness < 0.5 && Math.abs(readColour(ground).hue - 145) < 30,
      ground,
    );
    assert.notEqual(groundBehind(site, site.body), ground);
  });

  test(`${name}: headings turn burgundy, or it is said that they cannot`, () => {
    const asked = ask(name, 'I want the headings to be burgundy');
    if (asked.outcomes === 'not_done') return assert.deepEqual(asked.files, asked.before);
    const heading = asked.site.first('h2');
    assert.ok(heading);
    const { hue, chroma } = readColour(inkOf(asked.site, heading) ?? '#000000');
    assert.ok(chroma > 0.05 && (hue > 330 || hue < 40), String(hue));
    return undefined;
  });

  test(`${name}: text grows and shrinks`, () => {
    const size = (site: ReturnType<typeof ask>['site']): string =>
      site.cascade.computed(site.body, 'font-size') ?? '';
    const larger = ask(name, 'the text is too small');
    assert.equal(larger.outcomes, 'done', larger.parts[0]?.sentence);
    assert.notEqual(size(larger.site), size(ask(name, 'nothing').site));
  });
}

for (const name of names.filter((one) => one !== 'contest'))
  test(`${name}: dark mode turns ground and text around`, () => {
    const { site, outcomes } = ask(name, 'Can you switch the whole page to dark mode please?');
    assert.equal(outcomes, 'done');
    assert.ok(readColour(groundBehind(site, site.body) ?? '#ffffff').lightness < 0.35);
    assert.ok((contrastOf(site, site.body) ?? 0) >= 7);
  });

test('a dark page turns light, and one that is dark already is left alone', () => {
  const light = ask('contest', 'light theme');
  assert.equal(light.outcomes, 'done');
  assert.ok(readColour(groundBehind(light.site, light.site.body) ?? '#000000').lightness > 0.9);
  const same = ask('contest', 'make it dark');
  assert.equal(same.outcomes, 'not_done');
  assert.deepEqual(same.files, same.before);
});

test('black with white writing is both, and on a page where it cannot be nothing changes', () => {
  for (const name of names) {
    const { site, outcomes, files, before } = ask(name, 'black background with white writing');
    if (name === 'earlier') {
      assert.equal(outcomes, 'not_done');
      assert.deepEqual(files, before);
      continue;
    }
    assert.equal(outcomes, 'done', name);
    assert.ok(readColour(groundBehind(site, site.body) ?? '#ffffff').lightness < 0.2, name);
    assert.ok(contrast(inkOf(site, site.body) ?? '#000000', '#000000') > 7, name);
  }
});

test('an accent replaces the old one in every shade', () => {
  const { files, outcomes } = ask('stranger', 'change the accent colour to purple');
  assert.equal(outcomes, 'done');
  assert.ok(!files.html.includes('#2f6b3f'));
  assert.ok(files.html.includes('--green: #6b3fa0'));
});

test('a colour is exchanged for another one', () => {
  const { files, outcomes } = ask('stranger', 'change the green to navy');
  assert.equal(outcomes, 'done');
  assert.ok(!files.html.includes('#2f6b3f'));
});

test('typefaces: a serif, a sans serif for headings, and none that is not here', () => {
  for (const name of names) {
    const serif = ask(name, 'use a serif font');
    assert.equal(serif.outcomes, 'done', name);
    assert.match(
      serif.site.cascade.computed(serif.site.body, 'font-family') ?? '',
      /serif|georgia|newsreader/i,
    );
    const sans = ask(name, 'headings in a sans-serif font');
    assert.equal(sans.outcomes, 'done', name);
    const headline = sans.site.first('h1');
    assert.match(
      (headline && sans.site.cascade.computed(headline, 'font-family')) ?? '',
      /sans-serif/i,
      name,
    );
  }
  const asked = ask('stranger', 'change the font to Montserrat');
  assert.equal(asked.outcomes, 'not_done');
  assert.deepEqual(asked.files, asked.before);
});

test('another art direction keeps every text', () => {
  for (const wish of [
    'make it more modern',
    'calmer please',
    'more playful',
    'give it an elegant look',
  ]) {
    const { site, outcomes, before, text } = ask('bakery', wish);
    assert.equal(outcomes, 'done', wish);
    assert.notEqual(site.files.html, before.html);
    assert.ok(text.includes('Cinnamon buns') && text.includes('0113 496 0123'));
  }
  assert.equal(ask('stranger', 'make it more modern').outcomes, 'not_done');
});

test('corners, spacing and sizes of single parts', () => {
  for (const name of names) {
    assert.equal(ask(name, 'rounder buttons').outcomes, 'done', name);
    assert.equal(ask(name, 'more space between the sections').outcomes, 'done', name);
    assert.equal(ask(name, 'make the headline smaller').outcomes, 'done', name);
  }
});

test('a size without a verb behind another request is a request of its own', () => {
  const { outcomes, site } = ask('bakery', 'make the background #fdf6e3, oh and bigger text');
  assert.equal(outcomes, 'done done');
  assert.notEqual(site.files.css, '');
});
