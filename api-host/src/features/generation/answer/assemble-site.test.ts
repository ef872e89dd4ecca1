import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assembleSite } from './assemble-site';
import { collectFiles } from './collect-files';

const block = (path: string | null, content: string, named = true) => ({
  path,
  named,
  content,
  closed: true,
});

test('files are collected by name; a named block replaces, an unnamed one fills a gap', () => {
  const { files, notes } = collectFiles([
    block('index.html', 'first'),
    block('styles.css', 'a{}', false),
    block('index.html', 'second'),
    block('index.html', '<p>example</p>', false),
    block(null, 'npm install'),
  ]);
  assert.deepEqual(files, { html: 'second', css: 'a{}' });
  assert.deepEqual(notes, []);
});

test('one file too many: sheets and scripts are joined, the rest is reported to the member', () => {
  const { files, notes } = collectFiles([
    block('about.html', 'about'),
    block('./index.html', 'page'),
    block('css/base.css', 'a{}'),
    block('css/theme.css', 'b{}'),
    block('js/main.js', 'run()'),
    block('README.md', 'words'),
  ]);
  assert.deepEqual(files, { html: 'page', css: 'a{}\nb{}', js: 'run()' });
  assert.deepEqual(notes, [
    'The model also wrote about.html, README.md. A site here is made of one page, one style sheet and one script, so they were left out.',
  ]);
});

const combined = `<!DOCTYPE html>
<html lang="en">
<head><title>T</title>
<style>
a { content: "$&" }
</style></head>
<body><h1>Hi</h1>
<script type="application/ld+json">{"a":1}</script>
<script>
run("$1");
</script>
</body></html>`;

test('one combined page becomes three files that refer to each other', () => {
  const site = assembleSite({ html: combined });
  assert.equal(site.css, 'a { content: "$&" }\n');
  assert.equal(site.js, 'run("$1");\n');
  assert.match(site.html, /<link rel="stylesheet" href="styles\.css">\n<\/head>/);
  assert.match(site.html, /<script src="script\.js" defer><\/script>\n<\/body>/);
  assert.match(site.html, /application\/ld\+json">\{"a":1\}/);
  assert.doesNotMatch(site.html, /<style|run\(/);
  assert.deepEqual(assembleSite(site), site);
});

test('local references get the names of the files, foreign ones are kept', () => {
  const html = `<!doctype html><html><head><link rel="stylesheet" href="https://fonts.test/a.css"><link rel='stylesheet' href='css/main.css'><link rel="stylesheet" href="/b.css"><script src="js/app.js"></script></head><body>x</body></html>`;
  const site = assembleSite({ html, css: 'a{}', js: 'run()' });
  assert.equal(
    site.html,
    `<!doctype html><html><head><link rel="stylesheet" href="https://fonts.test/a.css"><link rel="stylesheet" href="styles.css"><script src="script.js" defer></script></head><body>x</body></html>\n`,
  );
  const bare = assembleSite({ html });
  assert.doesNotMatch(bare.html, /main\.css|app\.js|styles\.css|script\.js/);
});

test('a fragment becomes a page, wrapped files are unwrapped', () => {
  const site = assembleSite({
    html: '<h1>Bakery</h1>',
    css: '<style>\na{}\n</style>',
    js: '<script>\nrun()\n</script>\n',
  });
  assert.match(site.html, /^<!doctype html>\n<html lang="en">/);
  assert.match(site.html, /<title>Bakery<\/title>/);
  assert.equal(site.css, 'a{}\n');
  assert.equal(site.js, 'run()\n');
});

test('with a separate script file, inline scripts stay in the page', () => {
  const html = '<html><body>x<script>early()</script></body></html>';
  const site = assembleSite({ html, js: 'late()' });
  assert.match(site.html, /<script>early\(\)<\/script>/);
  assert.equal(site.js, 'late()\n');
});
