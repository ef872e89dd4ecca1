import { newPreviewNonce } from 'shared-kit/client';
import { previewDocumentLimit } from 'shared-kit/contract';
import { createPreviewChannel } from './preview-channel';
import type { PreviewRunner } from './preview-channel';

function fakeWindow() {
  const posted: unknown[] = [];
  // Only what the channel uses of a window.
  const window = {
    postMessage: (message: unknown, target: string) => posted.push([message, target]),
  } as unknown as Window;
  return { window, posted };
}

function setUp(document: string | null = '<h1>Hi</h1>') {
  const frame = fakeWindow();
  const popup = fakeWindow();
  const runners: PreviewRunner[] = [
    { window: frame.window, nonce: 'nonce-f' },
    { window: popup.window, nonce: 'nonce-p' },
  ];
  const rendered: string[] = [];
  const current: { type: 'render' | 'sketch'; document: string | null } = {
    type: 'render',
    document,
  };
  const channel = createPreviewChannel({
    runners: () => runners,
    content: () =>
      current.document === null ? null : { type: current.type, document: current.document },
    onRendered: ({ nonce }) => rendered.push(nonce),
  });
  return { channel, frame, popup, rendered, current };
}

const message = (type: string, nonce: string) => ({ channel: 'sitewright-preview', type, nonce });

it('answers each ready runner with the document and its own nonce', () => {
  const { channel, frame, popup } = setUp();
  channel.receive({ source: frame.window, data: message('ready', 'nonce-f') });
  expect(frame.posted).toEqual([
    [{ ...message('render', 'nonce-f'), document: '<h1>Hi</h1>' }, '*'],
  ]);
  expect(popup.posted).toEqual([]);
  channel.receive({ source: popup.window, data: message('ready', 'nonce-p') });
  expect(popup.posted).toHaveLength(1);
});

it('answers again after a reload of the runner', () => {
  const { channel, frame } = setUp();
  channel.receive({ source: frame.window, data: message('ready', 'nonce-f') });
  channel.receive({ source: frame.window, data: message('ready', 'nonce-f') });
  expect(frame.posted).toHaveLength(2);
});

it('ignores strangers, wrong nonces and wrong shapes', () => {
  const { channel, frame, popup } = setUp();
  const stranger = fakeWindow();
  channel.receive({ source: stranger.window, data: message('ready', 'nonce-f') });
  channel.receive({ source: frame.window, data: message('ready', 'nonce-p') });
  channel.receive({ source: frame.window, data: { ...message('ready', 'nonce-f'), channel: 'x' } });
  channel.receive({ source: frame.window, data: message('render', 'nonce-f') });
  channel.receive({ source: frame.window, data: 'ready' });
  channel.receive({ source: null, data: message('ready', 'nonce-f') });
  expect([...stranger.posted, ...frame.posted, ...popup.posted]).toEqual([]);
});

it('shows a new document to those who are ready', () => {
  const { channel, frame, popup, current } = setUp();
  channel.receive({ source: frame.window, data: message('ready', 'nonce-f') });
  current.document = '<h1>New</h1>';
  channel.show();
  expect(frame.posted.at(-1)).toEqual([
    { ...message('render', 'nonce-f'), document: '<h1>New</h1>' },
    '*',
  ]);
  expect(popup.posted).toEqual([]);
});

it('sends nothing while there is no document, and nothing too large', () => {
  const { channel, frame, current } = setUp(null);
  channel.receive({ source: frame.window, data: message('ready', 'nonce-f') });
  current.document = 'x'.repeat(previewDocumentLimit + 1);
  channel.show();
  expect(frame.posted).toEqual([]);
});

it('reports what has been rendered', () => {
  const { channel, frame, rendered } = setUp();
  channel.receive({ source: frame.window, data: message('rendered', 'nonce-f') });
  expect(rendered).toEqual(['nonce-f']);
});

it('makes nonces of 128 bits', () => {
  expect(newPreviewNonce()).toMatch(/^[0-9a-f]{32}$/);
});

it('says which documents are still being written', () => {
  const { channel, frame, current } = setUp();
  channel.receive({ source: frame.window, data: message('ready', 'nonce-f') });
  current.type = 'sketch';
  channel.show();
  expect(frame.posted[1]).toEqual([
    { ...message('sketch', 'nonce-f'), document: '<h1>Hi</h1>' },
    '*',
  ]);
});
