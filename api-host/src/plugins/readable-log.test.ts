import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { loggerOptions } from './request-log';
import { readableLog } from './readable-log';

function makeLog() {
  const lines: string[] = [];
  const stream = readableLog({ write: (text: string) => lines.push(text) });
  const options = loggerOptions({ level: 'debug' });
  assert.ok(typeof options === 'object');
  return { lines, log: pino({ ...options, level: 'debug' } as object, stream) };
}

test('a request is one line without fields only useful in collected logs', () => {
  const { lines, log } = makeLog();
  const facts = { method: 'GET', route: '/api/users', status: 200, ms: 12, ip: '::1', user: 'u-1' };
  log.info({ ...facts, reqId: 'r-1' }, 'request');
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? '', /^\d\d:\d\d:\d\d {2}GET \/api\/users {2}200 {2}12 ms\n$/);
});

test('an event shows its level when relevant, and its fields', () => {
  const { lines, log } = makeLog();
  log.info({ path: '/data/outbox/1.eml' }, 'reset mail written to the outbox');
  log.warn({ tries: 2 }, 'files could not be removed');
  assert.match(
    lines[0] ?? '',
    / {2}reset mail written to the outbox {2}path=\/data\/outbox\/1\.eml\n$/,
  );
  assert.match(lines[1] ?? '', / {2}warning {2}files could not be removed {2}tries=2\n$/);
});

test('an error is shown with its stack', () => {
  const { lines, log } = makeLog();
  log.error({ err: new Error('the disk is full') }, 'request failed');
  assert.match(lines[0] ?? '', / {2}ERROR {2}request failed\nError: the disk is full\n {4}at /);
});

test('untrusted text cannot move the cursor or change colours', () => {
  const { lines, log } = makeLog();
  log.error({ err: new Error('\u001B[2Jgone\r') }, 'request failed');
  for (const sign of ['\u001B', '\r']) assert.ok(!lines[0]?.includes(sign));
  assert.match(lines[0] ?? '', /gone/);
});

test('a line in another format is printed unchanged', () => {
  const lines: string[] = [];
  readableLog({ write: (text: string) => lines.push(text) }).write('a library speaks\n');
  assert.deepEqual(lines, ['a library speaks\n']);
});
