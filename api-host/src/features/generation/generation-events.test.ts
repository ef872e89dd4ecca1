import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generationEventsPath, startGeneration } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { signIn } from '../../testing/sign-in';
import { testQuotas } from '../../testing/test-quotas';
import { ReaderPosition } from './draft-events';
import { taskEvents } from './task-events';
import { batchLooks } from './tasks/batched-looks';
import { TaskSignals } from './tasks/task-signals';
import { findLooks } from './tasks/tasks.repository';
import { sharedGenerationHost } from './testing/generation-host';

const quotas = { ...testQuotas, streamsPerMember: 1 };
let origin = '';
const { host } = sharedGenerationHost({
  replaced: { quotas },
  prepare: async ({ app }) => {
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  },
});

test('a closing host tells its readers when to reconnect', async () => {
  const { headers } = await signIn(host());
  const body = { type: 0, prompt: 'a bakery', html: '', css: '', js: '' } as const;
  const answer = await call(host(), startGeneration, { body }, headers);
  const { task_id: id } = startGeneration.response.parse(answer.json());
  const over = new AbortController();
  const { db } = host();
  const look = batchLooks((ids) => findLooks(db, ids));
  const deps = { db, look, signals: new TaskSignals(), after: () => () => {} };
  const position = ReaderPosition.after(undefined);
  const events = taskEvents(deps, id, { signal: over.signal, position });
  assert.match(String((await events.next()).value), /^id: .*\nevent: task\n/);
  const last = events.next();
  over.abort();
  assert.match(String((await last).value), /^retry: [2-4]\d{3}\n\n$/);
  assert.equal((await events.next()).done, true);
});

test('streams per member are limited, and closing one frees a place', async () => {
  const { headers } = await signIn(host());
  const body = { type: 0, prompt: 'a bakery', html: '', css: '', js: '' } as const;
  const answer = await call(host(), startGeneration, { body }, headers);
  const { task_id: id } = startGeneration.response.parse(answer.json());
  const address = origin + generationEventsPath.replace(':task_id', id);

  const first = new AbortController();
  const { status } = await fetch(address, { signal: first.signal });
  assert.equal(status, 200);
  const refused = await fetch(address);
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get('retry-after'), '15');
  const { code, message } = (await refused.json()) as { code: string; message: string };
  assert.equal(code, 'RATE_LIMITED');
  assert.match(message, /in 1 place at a time.* Close a tab/);

  first.abort();
  for (;;) {
    // The host notices the disconnect asynchronously.
    const again = new AbortController();
    const { status: now } = await fetch(address, { signal: again.signal });
    again.abort();
    if (now === 200) break;
    assert.equal(now, 429);
  }
});
