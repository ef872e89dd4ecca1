import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openingPage } from './opening-page';

const build = {
  version: '1.0.0-abc',
  script: 'editor.1.js',
  fonts: ['a.woff2'],
  next: ['canvas.2.js', 'b.css'],
};

test('the editor’s outline is in the page before any script', () => {
  const page = openingPage(build, {});
  assert.match(page, /<div id="root"><div class="opening" role="status"/);
  assert.match(page, /src="\/build\/1\.0\.0-abc\/editor\.1\.js" defer/);
  assert.doesNotMatch(page, /<script>/);
});

test('what the first script loads is preloaded', () => {
  const page = openingPage(build, {});
  for (const [file, as] of [
    ['canvas.2.js', 'script'],
    ['b.css', 'style'],
  ]) {
    assert.ok(page.includes(`<link rel="preload" href="/build/1.0.0-abc/${file}" as="${as}">`));
  }
});

const themes = [
  [{ theme: 'dark' }, '<html lang="en" data-theme="dark">'],
  [{ theme: 'light' }, '<html lang="en" data-theme="light">'],
  [{ theme: 'system' }, '<html lang="en">'],
  [{ theme: '"><script>' }, '<html lang="en">'],
  [{ theme: ['dark', 'light'] }, '<html lang="en">'],
  [undefined, '<html lang="en">'],
] as const;

for (const [query, tag] of themes) {
  test(`with ${JSON.stringify(query)} the page starts with ${tag}`, () => {
    assert.ok(openingPage(build, query).includes(tag));
  });
}
