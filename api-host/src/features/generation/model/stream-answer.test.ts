import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MockLanguageModelV3 } from 'ai/test';
import { GenerationFailure } from '../generation-failure';
import { streamAnswer } from './stream-answer';

/** A model that says one word, then nothing, and ignores the abort. */
function unresponsiveModel(): MockLanguageModelV3 {
  return new MockLanguageModelV3({
    doStream: () =>
      Promise.resolve({
        stream: new ReadableStream({
          start(controller) {
            controller.enqueue({ type: 'stream-start', warnings: [] });
            controller.enqueue({ type: 'text-start', id: '1' });
            controller.enqueue({ type: 'text-delta', id: '1', delta: '<h1>' });
          },
        }),
      }),
  });
}

const ask = (signal: AbortSignal, onText: (text: string) => void, stallMs: number) =>
  streamAnswer(
    { model: unresponsiveModel(), maxOutputTokens: 100, retries: 0, stallMs },
    { system: 'You build websites.', messages: [{ role: 'user', content: 'A bakery' }] },
    signal,
    onText,
  );

test('a silent answer ends at the stall limit, whether or not the model honours the abort', async () => {
  const seen: string[] = [];
  await assert.rejects(
    ask(new AbortController().signal, (text) => seen.push(text), 20),
    (error) => error instanceof GenerationFailure && error.code === 'PROVIDER_TIMED_OUT',
  );
  assert.deepEqual(seen, ['<h1>']);
});

test('an answer ends when its generation is aborted, with the same reason', async () => {
  const stopped = new AbortController();
  const reason = new Error('stopped by the member');
  await assert.rejects(
    ask(stopped.signal, () => stopped.abort(reason), 60_000),
    (error) => error === reason,
  );
});
