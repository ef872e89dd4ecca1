import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withResolvers } from '../../with-resolvers';
import { ChangeFeed } from './change-feed';
import { KeptReads } from './kept-reads';

const read = (value: string, ...topics: string[]) => Promise.resolve({ value, topics });

test('a value is cached until something it depends on changes', async () => {
  const feed = new ChangeFeed(() => true);
  const kept = new KeptReads<string>(feed, 10);
  assert.equal(await kept.get('a', () => read('one', 'user:1', 'session:1')), 'one');
  feed.tell('user:2');
  assert.equal(await kept.get('a', () => read('two', 'user:1')), 'one');
  feed.tell('user:1');
  assert.equal(await kept.get('a', () => read('two', 'user:1')), 'two');
  feed.tell(null);
  assert.equal(kept.size, 0);
});

test('a value that changed while being read is returned and not cached', async () => {
  const feed = new ChangeFeed(() => true);
  const kept = new KeptReads<string>(feed, 10);
  const { promise, resolve } = withResolvers<void>();
  const reading = kept.get('a', async () => {
    await promise;
    return { value: 'signed in', topics: ['session:1'] };
  });
  feed.tell('session:1');
  resolve();
  assert.equal(await reading, 'signed in');
  assert.equal(kept.size, 0);
});

test('without notifications, every lookup reads the database', async () => {
  let heard = true;
  const kept = new KeptReads<string>(new ChangeFeed(() => heard), 10);
  await kept.get('a', () => read('one', 'user:1'));
  heard = false;
  assert.equal(await kept.get('a', () => read('two', 'user:1')), 'two');
  assert.equal(await kept.get('a', () => read('three', 'user:1')), 'three');
  heard = true;
  assert.equal(await kept.get('a', () => read('four', 'user:1')), 'one');
});

test('late notifications are applied before the cache is used again', async () => {
  let heard = true;
  const feed = new ChangeFeed(() => heard);
  const kept = new KeptReads<string>(feed, 10);
  await kept.get('a', () => read('one', 'user:1'));
  heard = false;
  feed.tell('user:1');
  heard = true;
  assert.equal(await kept.get('a', () => read('two', 'user:1')), 'two');
});

test('the cache is limited: the least recently used values are dropped', async () => {
  const kept = new KeptReads<string>(new ChangeFeed(() => true), 2);
  await kept.get('a', () => read('a', 'user:1'));
  await kept.get('b', () => read('b', 'user:1'));
  assert.equal(await kept.get('a', () => read('again', 'user:1')), 'a');
  await kept.get('c', () => read('c', 'user:1'));
  assert.equal(kept.size, 2);
  assert.equal(kept.peek('b'), undefined);
  assert.equal(kept.peek('a'), 'a');
});

test('missing values are not cached', async () => {
  const kept = new KeptReads<string>(new ChangeFeed(() => true), 2);
  assert.equal(await kept.get('a', () => Promise.resolve(null)), null);
  assert.equal(await kept.get('a', () => read('now', 'user:1')), 'now');
});
