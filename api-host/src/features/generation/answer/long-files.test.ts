import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdits } from './apply-edits';
import { assembleSite } from './assemble-site';

// Each of these took minutes or more when its time grew as the square of the length, or doubled with every comment.
const long = 1_000_000;
const site = { html: '', css: '', js: '' };

test('comments before a page are skipped one after the other', () => {
  const comments = '<!-- -->\n'.repeat(50_000);
  const { html } = assembleSite({ html: `${comments}<html><body>x</body></html>` });
  assert.match(html, /^<!doctype html>\n<!-- -->/);
  const whole = `${comments}<!DOCTYPE html><html><body>x</body></html>`;
  assert.equal(assembleSite({ html: whole }).html, `${whole}\n`);
});

test('headings that are never closed give a fragment no title', () => {
  const { html } = assembleSite({ html: `x${'<h1'.repeat(long / 3)}` });
  assert.match(html, /<title>Website<\/title>/);
});

test('lines that nearly match everywhere are compared once', () => {
  const result = applyEdits({ ...site, css: 'a{}\n'.repeat(long / 4) }, [
    { file: 'css', search: `${'a{}  \n'.repeat(long / 10)}b{}`, replace: 'c{}' },
  ]);
  assert.ok(!result.ok);
  assert.match(result.problems[0] ?? '', /not in the file/);
});

test('a text that nearly matches everywhere is compared once', () => {
  const result = applyEdits({ ...site, js: 'a'.repeat(long) }, [
    { file: 'js', search: `b${'a'.repeat(long / 2)}`, replace: 'c' },
    { file: 'js', search: 'a'.repeat(long / 2), replace: 'c' },
  ]);
  assert.ok(!result.ok);
  assert.match(result.problems[0] ?? '', /not in the file/);
  assert.match(result.problems[1] ?? '', /500001 times/);
});

test('more blocks than a change has are refused, each of them a search of the file', () => {
  const edits = Array.from({ length: 20_000 }, () => ({
    file: 'html' as const,
    search: 'b',
    replace: 'c',
  }));
  const result = applyEdits({ ...site, html: 'a\n'.repeat(long / 2) }, edits);
  assert.ok(!result.ok);
  assert.deepEqual(result.problems, [
    'The answer has 20000 blocks, more than the 300 that are read; rewrite the files instead.',
  ]);
});
