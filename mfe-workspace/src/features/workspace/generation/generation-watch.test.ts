import type { GenerationTask } from 'shared-kit/contract';
import { ApiError } from 'shared-kit/client';
import type { GenerationEventHandlers } from 'shared-kit/client';
import { streamSilenceMs } from './event-stream';
import type { WatchSources } from './event-stream';
import { pollIntervalMs, retryPauseMs, watchGeneration } from './generation-watch';

const files = { html: '<h1>Hi</h1>', css: '', js: '', framework: 'vanilla', notes: [] };
const running: GenerationTask = { message: 'ok', status: 'running' };
const done: GenerationTask = { message: 'ok', status: 'done', result: files };

const dropped = new ApiError({ code: 'NETWORK', message: 'failed to Generate', status: null });
const answer = (status: number, code: string) =>
  new ApiError({ code, message: `answer ${status}`, status });

/** Lets everything that is already decided happen. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Answers in order; waits end at once and are counted, except waits for the stream to speak. */
function setUp(
  answers: (GenerationTask | Error)[],
  options: { stream?: 'missing' | 'open'; polls?: 'held' } = {},
) {
  const controller = new AbortController();
  const waits: number[] = [];
  const heard: string[] = [];
  const stream: {
    handlers?: GenerationEventHandlers;
    closed: boolean;
    silence?: () => void;
    tries: number;
    /** Pauses before the stream is tried again; they last until a test ends them. */
    retries: { ms: number; end: () => void }[];
  } = { closed: false, tries: 0, retries: [] };
  const sources: WatchSources = {
    readTask: () => {
      const next = answers.shift();
      if (!next) throw new Error('no more answers');
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    openEvents: (_taskId, handlers) => {
      stream.handlers = handlers;
      stream.tries += 1;
      stream.closed = false;
      if (options.stream !== 'open') queueMicrotask(handlers.onBroken);
      return () => {
        stream.closed = true;
      };
    },
    wait: (ms, signal) => {
      if (ms === streamSilenceMs) {
        return new Promise((resolve) => {
          stream.silence = resolve;
          signal.addEventListener('abort', () => resolve());
        });
      }
      if (ms !== pollIntervalMs) {
        return new Promise((resolve) => {
          stream.retries.push({ ms, end: resolve });
          signal.addEventListener('abort', () => resolve());
        });
      }
      waits.push(ms);
      return options.polls === 'held' ? new Promise(() => undefined) : Promise.resolve();
    },
  };
  const onDraft = ({ from }: { readonly from: number }): boolean => from === 0;
  const outcome = watchGeneration(
    {
      taskId: 'task-1',
      signal: controller.signal,
      onTask: (task) => heard.push(task.status),
      onDraft,
    },
    sources,
  );
  return { outcome, controller, waits, heard, stream };
}

describe('polling', () => {
  // Proof P223
  it('asks every 5 seconds until the task is done', async () => {
    const { outcome, waits, heard } = setUp([running, running, done]);
    await expect(outcome).resolves.toEqual({
      kind: 'done',
      files,
      version: null,
      outcome: null,
    });
    expect(waits).toEqual([5_000, 5_000]);
    expect(pollIntervalMs).toBe(5_000);
    expect(heard).toEqual(['running', 'running', 'done']);
  });

  // Proof P225
  it('asks again after a dropped poll, a busy host and an unknown status', async () => {
    const odd = { message: 'ok', status: 'queued-in-a-newer-host' };
    const { outcome, waits } = setUp([
      dropped,
      answer(503, 'UNAVAILABLE'),
      answer(429, 'RATE_LIMITED'),
      odd,
      done,
    ]);
    await expect(outcome).resolves.toMatchObject({ kind: 'done' });
    expect(waits).toHaveLength(4);
  });

  it('ends when the host does not know the task', async () => {
    const { outcome } = setUp([answer(404, 'NOT_FOUND')]);
    await expect(outcome).resolves.toEqual({
      kind: 'failed',
      message: 'The server no longer knows this generation. Please try again.',
    });
  });

  it('ends when the host refuses', async () => {
    const { outcome } = setUp([answer(400, 'BAD_REQUEST')]);
    await expect(outcome).resolves.toEqual({ kind: 'failed', message: 'answer 400' });
  });

  it.each([
    [
      { ...running, status: 'failed', error: { code: 'X', message: 'No credit' } },
      'failed',
      'No credit',
    ],
    [{ ...running, status: 'failed' }, 'failed', 'failed to Generate'],
    [{ ...running, status: 'done', result: null }, 'failed', 'failed to Generate'],
    [{ ...running, status: 'cancelled' }, 'cancelled', 'You stopped the generation.'],
  ])('ends with the host’s word: %j', async (task, kind, message) => {
    await expect(setUp([task]).outcome).resolves.toMatchObject({ kind, message });
  });

  it('stops when nobody looks any more', async () => {
    const { outcome, controller, heard } = setUp([running, done]);
    controller.abort();
    await expect(outcome).resolves.toBeNull();
    expect(heard).toEqual([]);
  });
});

describe('the event stream', () => {
  it('ends the task without a poll', async () => {
    const { outcome, stream, heard } = setUp([], { stream: 'open' });
    stream.handlers?.onTask(running);
    stream.handlers?.onTask(done);
    await expect(outcome).resolves.toMatchObject({ kind: 'done', files });
    expect(heard).toEqual(['running', 'done']);
    expect(stream.closed).toBe(true);
  });

  it('hands over to polling when it breaks in the middle', async () => {
    const { outcome, stream, heard } = setUp([done], { stream: 'open' });
    stream.handlers?.onTask(running);
    stream.handlers?.onBroken();
    await expect(outcome).resolves.toMatchObject({ kind: 'done' });
    expect(heard).toEqual(['running', 'done']);
  });

  it('hands over to polling when it says nothing', async () => {
    const { outcome, stream } = setUp([done], { stream: 'open' });
    stream.handlers?.onTask(running);
    stream.silence?.();
    await expect(outcome).resolves.toMatchObject({ kind: 'done' });
    expect(stream.closed).toBe(true);
  });

  it('hands over to polling when a piece of the page is missing', async () => {
    const { outcome, stream } = setUp([done], { stream: 'open' });
    stream.handlers?.onDraft?.({ file: 'html', from: 0, text: '<h1>' });
    expect(stream.closed).toBe(false);
    stream.handlers?.onDraft?.({ file: 'html', from: 9, text: 'Hi' });
    await expect(outcome).resolves.toMatchObject({ kind: 'done' });
    expect(stream.closed).toBe(true);
  });

  it('is tried again while polling goes on, less and less often', async () => {
    const { stream, controller, outcome } = setUp([running, running], { polls: 'held' });
    for (const ms of [10_000, 20_000, 40_000, 80_000, 80_000]) {
      await settle();
      expect(stream.retries.at(-1)?.ms).toBe(ms);
      stream.retries.at(-1)?.end();
    }
    await settle();
    expect(stream.tries).toBe(6);
    controller.abort();
    await expect(outcome).resolves.toBeNull();
  });

  it('takes over from polling when it speaks again', async () => {
    const given = setUp([running], { stream: 'open', polls: 'held' });
    const { outcome, stream, heard } = given;
    stream.handlers?.onBroken();
    await settle();
    expect(heard).toEqual(['running']);
    stream.retries[0]?.end();
    await settle();
    stream.handlers?.onTask(running);
    expect(stream.handlers?.onDraft?.({ file: 'html', from: 0, text: '<h1>' })).toBeUndefined();
    stream.handlers?.onTask(done);
    await expect(outcome).resolves.toMatchObject({ kind: 'done', files });
    expect(heard).toEqual(['running', 'running', 'done']);
    expect(stream.closed).toBe(true);
  });

  it('that has spoken is tried again soon when it breaks once more', async () => {
    const { stream, controller } = setUp([running, running], { stream: 'open', polls: 'held' });
    stream.handlers?.onBroken();
    await settle();
    stream.retries[0]?.end();
    await settle();
    stream.handlers?.onTask(running);
    stream.handlers?.onBroken();
    await settle();
    expect(stream.retries.map(({ ms }) => ms)).toEqual([retryPauseMs(0), retryPauseMs(0)]);
    controller.abort();
  });

  it('is closed when nobody looks any more', async () => {
    const { outcome, controller, stream } = setUp([], { stream: 'open' });
    controller.abort();
    await expect(outcome).resolves.toBeNull();
    expect(stream.closed).toBe(true);
  });
});
