import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  getReview,
  listVersions,
  saveVersion,
  startGeneration,
  stopGeneration,
} from 'shared-kit/contract';
import {
  aGenerationTask,
  apiFailure,
  aUser,
  installFakeNetwork,
  renderPage,
} from 'shared-kit/testing';
import { createDraftProject } from '../../draft/draft-project';
import WorkspaceRoute from './workspace.route';

const network = installFakeNetwork();
const running = aGenerationTask({ status: 'running' });
const cancelled = aGenerationTask({
  status: 'cancelled',
  draft: { html: '<html><body><h1>Half', css: 'h1 {', js: '' },
});

let count = 0;
async function openRunning() {
  count += 1;
  const id = `growing-${count}`;
  const now = () => new Date();
  const project = createDraftProject('A bakery', { userId: aUser().id, newId: () => id, now });
  network.respond(startGeneration, () => ({ message: 'Started', task_id: id }));
  renderPage(<WorkspaceRoute />, {
    path: '/workspace',
    state: { project, prompt: 'A bakery' },
  });
  await waitFor(() => expect(network.isFollowed(id)).toBe(true));
  act(() => network.sendTask(id, running));
  return { id };
}

beforeEach(() => {
  const review = { score: 100, verdict: 'Very good', findings: [], repaired: [], undone: [] };
  network.respond(getReview, () => ({ message: 'Review loaded', review }));
  // Without a layout every element is at 0, 0, and so is every click: the dividers would take them all.
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(5_000, 5_000, 100, 100));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });

it('shows the page in the preview as soon as something can be seen, and grows the code', async () => {
  const { id } = await openRunning();
  act(() => network.sendDraft(id, { file: 'html', from: 0, text: '<html><head><title>B' }));
  expect(screen.getByText('Your website is being built')).toBeVisible();
  expect(screen.queryByTitle('Preview of A Bakery')).toBeNull();
  act(() => network.sendDraft(id, { file: 'html', from: 20, text: '</title><body><h1>Bread' }));
  expect(screen.getByTitle('Preview of A Bakery')).toBeInTheDocument();
  expect(screen.getByText('Generating')).toBeVisible();

  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Code' }), { button: 0 });
  const code = await screen.findByRole('textbox', { name: 'Code of src/index.html' });
  expect(code).toHaveTextContent('<html><head><title>B</title><body><h1>Bread');
  act(() => network.sendDraft(id, { file: 'html', from: 43, text: ' and rolls' }));
  await waitFor(() => expect(code).toHaveTextContent('Bread and rolls'));
});

it('gives the growing page a quiet look until its own styles begin', async () => {
  const { id } = await openRunning();
  act(() => network.sendDraft(id, { file: 'html', from: 0, text: '<html><body><h1>Bread' }));
  expect(screen.getByText('Building your website')).toBeVisible();
  const frame = screen.getByTitle('Preview of A Bakery');
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('no frame');
  const posted = jest.spyOn(frame.contentWindow ?? window, 'postMessage').mockImplementation();
  const newest = () => JSON.stringify(posted.mock.calls.at(-1));
  const nonce = new URL(frame.src).hash.replace('#nonce=', '');
  const data = { channel: 'sitewright-preview', type: 'ready', nonce };
  act(() => {
    fireEvent(window, new MessageEvent('message', { data, source: frame.contentWindow }));
  });
  expect(newest()).toContain('system-ui');
  act(() => network.sendDraft(id, { file: 'css', from: 0, text: 'h1 { color: maroon' }));
  await waitFor(() => expect(newest()).toContain('maroon'));
  expect(newest()).not.toContain('system-ui');
});

it('stops the generation once, and offers the half-written page', async () => {
  const { id } = await openRunning();
  network.respond(stopGeneration, () => ({ message: 'Generation stopped', status: 'cancelled' }));
  fireEvent.click(button('Stop'));
  fireEvent.click(button('Stop'));
  expect(button('Stop')).toBeDisabled();
  await waitFor(() => expect(network.calls(stopGeneration)).toHaveLength(1));
  act(() => network.sendTask(id, cancelled));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
  expect((await screen.findAllByText('Generation stopped')).length).toBeGreaterThan(0);

  const line = {
    number: 1,
    kind: 'edited',
    prompt: 'A bakery',
    created_at: '2026-11-21T10:00:00.000Z',
    engine: null,
    restored_from: null,
  };
  network.respond(saveVersion, () => ({ message: 'Version saved', version: line }));
  network.respond(listVersions, () => ({ message: 'Versions loaded', versions: [line] }));
  const [use] = screen.getAllByRole('button', { name: 'Use what was written' });
  if (use) fireEvent.click(use);
  expect(await screen.findByText('Ready')).toBeVisible();
  expect(
    screen.getByText(/This page is unfinished: this is as much of it as had been written/),
  ).toBeVisible();
  expect(screen.getByTitle('Preview of A Bakery')).toBeInTheDocument();
  expect(await screen.findByText('Version 1 · Edited by hand')).toBeVisible();
});

it('can be asked to stop again when the first call failed', async () => {
  await openRunning();
  network.respond(stopGeneration, () => apiFailure('UNAVAILABLE', 'Try again', 503));
  fireEvent.click(button('Stop'));
  expect(await screen.findByText('Try again')).toBeVisible();
  await waitFor(() => expect(button('Stop')).toBeEnabled());
});
