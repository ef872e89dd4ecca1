import { aGenerationTask, installFakeNetwork } from '../testing';
import { isEndStatus, openGenerationEvents } from './generation-events';

const network = installFakeNetwork();

function follow(taskId: string) {
  const heard = { onTask: jest.fn(), onBroken: jest.fn() };
  const stop = openGenerationEvents(taskId, heard);
  return { ...heard, stop };
}

it('passes on every state and closes after the last', () => {
  const { onTask, onBroken } = follow('task/1');
  network.sendTask('task/1', aGenerationTask());
  expect(network.isFollowed('task/1')).toBe(true);
  network.sendTask('task/1', aGenerationTask({ status: 'done' }));
  expect(network.isFollowed('task/1')).toBe(false);
  expect(onTask.mock.calls).toMatchObject([[{ status: 'processing' }], [{ status: 'done' }]]);
  expect(onBroken).not.toHaveBeenCalled();
});

it('hands over what is written, and lets the browser reconnect after an interruption', () => {
  const heard = { onTask: jest.fn(), onBroken: jest.fn(), onDraft: jest.fn() };
  openGenerationEvents('1', heard);
  network.sendDraft('1', { file: 'html', from: 0, text: '<h1>' });
  network.interruptStream('1');
  network.interruptStream('1');
  network.sendTask('1', aGenerationTask());
  network.interruptStream('1');
  network.sendDraft('1', { file: 'html', from: 4, text: 'Hi' });
  expect(heard.onDraft.mock.calls).toEqual([
    [{ file: 'html', from: 0, text: '<h1>' }],
    [{ file: 'html', from: 4, text: 'Hi' }],
  ]);
  expect(heard.onBroken).not.toHaveBeenCalled();
});

it('gives up a stream that keeps breaking', () => {
  const { onBroken } = follow('1');
  for (let time = 0; time < 3; time += 1) network.interruptStream('1');
  expect(onBroken).toHaveBeenCalledTimes(1);
  expect(network.isFollowed('1')).toBe(false);
});

it('reports once that the stream broke, and closes it', () => {
  const { onBroken } = follow('1');
  network.breakStream('1');
  network.breakStream('1');
  expect(onBroken).toHaveBeenCalledTimes(1);
  expect(network.isFollowed('1')).toBe(false);
});

it('treats an event it cannot read as a broken stream', () => {
  const { onTask, onBroken } = follow('1');
  network.sendTask('1', { ...aGenerationTask(), status: undefined as unknown as string });
  expect(onTask).not.toHaveBeenCalled();
  expect(onBroken).toHaveBeenCalledTimes(1);
});

it('stops when asked', () => {
  const { stop, onTask } = follow('1');
  stop();
  network.sendTask('1', aGenerationTask());
  expect(onTask).not.toHaveBeenCalled();
});

it('breaks at once in a browser without event streams', async () => {
  Reflect.deleteProperty(globalThis, 'EventSource');
  const { onBroken } = follow('1');
  await Promise.resolve();
  expect(onBroken).toHaveBeenCalledTimes(1);
});

it.each([
  ['done', true],
  ['failed', true],
  ['cancelled', true],
  ['processing', false],
  ['a status of the future', false],
])('knows whether %s ends a task', (status, ends) => {
  expect(isEndStatus(status)).toBe(ends);
});
