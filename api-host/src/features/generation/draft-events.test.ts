import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ReaderPosition } from './draft-events';

const draft = (version: number, html: string, css = '', js = '') => ({ version, html, css, js });

test('a reader gets the whole draft first and then only additions', () => {
  const reader = ReaderPosition.after(undefined);
  assert.deepEqual(reader.advance(draft(1000, '<h1>')), [{ file: 'html', from: 0, text: '<h1>' }]);
  assert.deepEqual(reader.advance(draft(1000, '<h1>Hi', 'a{}')), [
    { file: 'html', from: 4, text: 'Hi' },
    { file: 'css', from: 0, text: 'a{}' },
  ]);
  assert.deepEqual(reader.advance(draft(1000, '<h1>Hi', 'a{}')), []);
});

test('a reader that reconnects with the last id gets only what it missed', () => {
  const first = ReaderPosition.after(undefined);
  first.revision = 7;
  first.advance(draft(1000, '<h1>', 'a{}'));
  const again = ReaderPosition.after(first.id);
  assert.deepEqual(again.advance(draft(1000, '<h1>Hi', 'a{}')), [
    { file: 'html', from: 4, text: 'Hi' },
  ]);
  // The task itself is sent again, so that its end is never missed.
  assert.equal(again.revision, -1);
});

test('a restarted file is sent from its beginning, and the replaced one is emptied', () => {
  const reader = ReaderPosition.after(undefined);
  reader.advance(draft(1000, '<h1>Long', 'a{}'));
  assert.deepEqual(reader.advance(draft(2000, '<p>')), [
    { file: 'html', from: 0, text: '<p>' },
    { file: 'css', from: 0, text: '' },
  ]);
});

test('a draft older than the reader has is not sent again', () => {
  const reader = ReaderPosition.after(undefined);
  reader.advance(draft(1000, '<h1>Hi'));
  assert.deepEqual(reader.advance(draft(1000, '<h1>')), []);
});

test('an unknown id means a reader that has nothing', () => {
  for (const id of ['', '7', '1.2.3.4', 'a.b.c.d.e', '-1.0.0.0.0']) {
    const [event] = ReaderPosition.after(id).advance(draft(1000, '<h1>'));
    assert.deepEqual(event, { file: 'html', from: 0, text: '<h1>' }, id);
  }
});
