import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longestTask } from './longest-task';

const origin = 'http://localhost:3000';
const task = (pid: number, tid: number, dur: number) => ({
  name: 'RunTask',
  ph: 'X',
  pid,
  tid,
  dur,
});
const thread = (pid: number, tid: number, name: string) => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid,
  args: { name },
});
const frames = [
  { url: `${origin}/workspace`, processId: 7 },
  { url: 'http://localhost:3001/preview', processId: 8 },
];
const started = {
  name: 'TracingStartedInBrowser',
  ph: 'I',
  pid: 1,
  tid: 1,
  args: { data: { frames } },
};

const traced = (...events: readonly object[]): string => JSON.stringify({ traceEvents: events });

test('counts tasks of the page’s main thread, not those of other threads and of the preview', () => {
  const text = traced(
    started,
    thread(7, 1, 'CrRendererMain'),
    thread(7, 2, 'Compositor'),
    thread(8, 1, 'CrRendererMain'),
    task(7, 1, 12_000),
    task(7, 1, 48_000),
    task(7, 2, 90_000),
    task(8, 1, 400_000),
  );
  assert.equal(longestTask(text, origin), 48);
});

test('a trace without the page is an error, not a page without tasks', () => {
  assert.throws(() => longestTask(traced(started), origin), /knows no page/);
  const idle = traced(started, thread(7, 1, 'CrRendererMain'));
  assert.throws(() => longestTask(idle, origin), /no tasks/);
});
