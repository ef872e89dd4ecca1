import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listVersions, restoreVersion, startGeneration } from 'shared-kit/contract';
import type { GenerationEngine, PreviewEntry, WholeVersion } from 'shared-kit/contract';
import { button, done, files, network, openReady } from '../../testing/open-workspace';

const frame = (): HTMLIFrameElement => {
  const found = screen.getByTitle('Preview of Build A Bakery');
  if (!(found instanceof HTMLIFrameElement)) throw new Error('no frame');
  return found;
};

/** What the runner says; `run` counts the documents it was given. */
const say = (type: string, more: object = {}) =>
  act(() => {
    const nonce = new URL(frame().src).hash.replace('#nonce=', '');
    const data = { channel: 'sitewright-preview', nonce, type, ...more };
    fireEvent(window, new MessageEvent('message', { data, source: frame().contentWindow }));
  });
const report = (run: number, entries: readonly PreviewEntry[]) =>
  say('report', { run, entries, dropped: 0 });

const error: PreviewEntry = {
  kind: 'error',
  level: 'error',
  text: 'Uncaught ReferenceError: start is not defined',
};

const model: GenerationEngine = { kind: 'model', label: 'Anthropic', model: 'm' };

/** A finished version in the preview, whose runner is ready. */
async function openShown(version = 1, engine: GenerationEngine = model) {
  const page = await openReady(undefined, { ...done(), version, engine });
  const inner = frame().contentWindow;
  if (inner) jest.spyOn(inner, 'postMessage').mockImplementation(() => undefined);
  say('ready');
  return page;
}

beforeEach(() => {
  network.respond(listVersions, () => ({ message: 'Versions loaded', versions: [] }));
});

const card = () => screen.queryByRole('region', { name: 'Problem with the page' });

it('says in plain words what is wrong, with the page’s own words quoted', async () => {
  await openShown();
  expect(card()).toBeNull();
  report(1, [
    { ...error, line: 1 },
    { kind: 'empty', level: 'error', text: '' },
  ]);
  const shown = within(card() ?? document.body);
  expect(shown.getByRole('alert')).toHaveTextContent('The page stays empty');
  expect(shown.getByText(/2 things are wrong in all/)).toBeVisible();
});

it('leaves no perfect score beside a page that goes wrong', async () => {
  const { user } = await openShown();
  expect(await screen.findByText('Very good · 100 of 100')).toBeVisible();
  report(1, [error]);
  const quality = within(screen.getByRole('region', { name: 'Quality' }));
  expect(quality.getByText('Problem in the preview')).toBeVisible();
  expect(quality.queryByText('Very good · 100 of 100')).toBeNull();
  expect(quality.queryByText('Nothing left to fix.')).toBeNull();
  expect(quality.getByRole('listitem')).toHaveTextContent(
    'Error: A script of the page stopped with an error',
  );
  await user.click(button('Dismiss'));
  expect(card()).toBeNull();
  expect(quality.getByText('Problem in the preview')).toBeVisible();
  await user.click(button('Reload the preview'));
  say('ready');
  expect(await quality.findByText('Very good · 100 of 100')).toBeVisible();
});

it('says in one line how long a page’s stored data lasts, once it stores any', async () => {
  await openShown();
  const line = 'What the page stores is kept until you reload the preview.';
  report(1, [{ kind: 'console', level: 'info', text: 'Hello' }]);
  expect(screen.queryByText(line)).toBeNull();
  report(1, [{ kind: 'stored', level: 'info', text: '' }]);
  expect(screen.getByText(line)).toBeVisible();
  expect(card()).toBeNull();
});

it('repairs once, with the report and the current files, and keeps the prompt', async () => {
  const { user } = await openShown();
  report(1, [error]);
  await user.click(button('Repair it'));
  await waitFor(() => expect(network.calls(startGeneration)).toHaveLength(2));
  const { body } = network.calls(startGeneration)[1] ?? {};
  expect(body).toMatchObject({
    type: 1,
    html: files.html,
    js: files.js,
    prompt: `Repair. A script of the page stopped with an error: ${error.text}`,
    faults: [{ kind: 'error', text: error.text }],
  });
  expect(screen.getByText('build a bakery website')).toBeVisible();
  expect(card()).toBeNull();
});

it('asks for the same repair again when it could not be done', async () => {
  const { user } = await openShown();
  report(1, [error]);
  network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-2' }));
  await user.click(button('Repair it'));
  await waitFor(() => expect(network.isFollowed('task-2')).toBe(true));
  act(() =>
    network.sendTask('task-2', {
      message: 'x',
      status: 'failed',
      error: { code: 'PROVIDER_OVERLOADED', message: 'The language model is overloaded.' },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(network.calls(startGeneration)).toHaveLength(3));
  expect(network.calls(startGeneration)[2]?.body.faults).toHaveLength(1);
});

it('does not repair the same thing twice: it offers the last version that worked', async () => {
  const { user } = await openShown(1);
  report(1, [{ kind: 'visible', level: 'info', text: '' }]);
  network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-2' }));
  await user.type(screen.getByRole('textbox', { name: 'New prompt' }), 'Add a shop');
  await user.click(button('Tweak/Update Prompt'));
  await waitFor(() => expect(network.isFollowed('task-2')).toBe(true));
  act(() => network.sendTask('task-2', { ...done({ js: 'shop(1);' }), engine: model, version: 2 }));
  await screen.findByText('Ready');
  report(2, [{ ...error, text: 'Uncaught TypeError: 12 is no shop' }]);

  network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-3' }));
  await user.click(button('Repair it'));
  await waitFor(() => expect(network.isFollowed('task-3')).toBe(true));
  act(() => network.sendTask('task-3', { ...done({ js: 'shop(2);' }), engine: model, version: 3 }));
  await screen.findByText('Ready');
  report(3, [{ ...error, text: 'Uncaught TypeError: 14 is no shop' }]);

  expect(screen.queryByRole('button', { name: 'Repair it' })).toBeNull();
  expect(screen.getByText(/The automatic repair did not help/)).toBeVisible();
  const restored: WholeVersion = {
    number: 4,
    kind: 'restored',
    prompt: '',
    created_at: '2026-03-01T09:00:00.000Z',
    engine: null,
    restored_from: 1,
    files,
  };
  network.respond(restoreVersion, () => ({ message: 'Version 1 is back', version: restored }));
  await user.click(button('Go back to version 1'));
  await waitFor(() => expect(network.calls(restoreVersion)).toHaveLength(1));
  expect(network.calls(restoreVersion)[0]).toMatchObject({
    params: { number: 1 },
    body: { base: 3 },
  });
});

it('without a version that worked it says what else to do', async () => {
  const { user } = await openShown();
  report(1, [error]);
  network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-2' }));
  await user.click(button('Repair it'));
  await waitFor(() => expect(network.isFollowed('task-2')).toBe(true));
  act(() => network.sendTask('task-2', { ...done({ js: 'begin();' }), engine: model, version: 2 }));
  await screen.findByText('Ready');
  report(2, [error]);
  expect(screen.getByText(/Describe what should happen in a new prompt/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Go back/ })).toBeNull();
});

it('does not offer what the offline composer cannot do', async () => {
  await openShown(1, { kind: 'composer', label: 'Offline composer', model: null });
  report(1, [error]);
  expect(screen.getByText(/The offline composer cannot correct scripts\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Repair it' })).toBeNull();
  report(1, [{ kind: 'resource', level: 'error', text: 'img https://example.com/a.png' }]);
  expect(button('Repair it')).toBeVisible();
});

it('can be dismissed, and forgets reports of a page that was replaced', async () => {
  const { user } = await openShown();
  report(7, [error]);
  expect(card()).toBeNull();
  report(1, [error]);
  await user.click(button('Dismiss'));
  expect(card()).toBeNull();
});

it('says when a page does not finish loading', async () => {
  jest.useFakeTimers();
  try {
    const opened = openShown();
    await jest.advanceTimersByTimeAsync(100);
    await opened;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(within(card() ?? document.body).getByText(/does not finish loading/)).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

describe('the console', () => {
  it('shows the newest, unless somebody has scrolled to older entries', async () => {
    const { user } = await openShown();
    await user.click(button('Console'));
    const output = screen.getByRole('log', { name: 'Console output' });
    const heights = { scrollHeight: 900, clientHeight: 200 };
    for (const [name, value] of Object.entries(heights))
      Object.defineProperty(output, name, { value });
    report(1, [error]);
    expect(output.scrollTop).toBe(900);
    output.scrollTop = 100;
    fireEvent.scroll(output);
    report(1, [{ ...error, text: 'Another' }]);
    expect(output.scrollTop).toBe(100);
    output.scrollTop = 695;
    fireEvent.scroll(output);
    report(1, [{ ...error, text: 'One more' }]);
    expect(output.scrollTop).toBe(900);
  });

  it('counts, shows, filters and clears what the page wrote', async () => {
    const { user } = await openShown();
    report(1, [
      { kind: 'console', level: 'log', text: '<b>hello</b>' },
      { kind: 'console', level: 'warn', text: 'careful' },
      { ...error, line: 9_000 },
    ]);
    const toggle = screen.getByRole('button', { name: 'Console 3 entries, 1 error' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    toggle.focus();
    await user.keyboard('{Enter}');
    const output = screen.getByRole('log', { name: 'Console output' });
    expect(within(output).getByText('<b>hello</b>')).toBeVisible();
    expect(within(output).getByText('line 9000 of the page')).toBeVisible();
    await user.click(button('Warnings'));
    expect(within(output).getAllByRole('listitem')).toHaveLength(1);
    await user.click(button('All'));
    await user.click(button('Clear'));
    expect(within(output).queryAllByRole('listitem')).toHaveLength(0);
    expect(screen.getByText('The page has not written anything here.')).toBeVisible();
    expect(card()).not.toBeNull();
  });

  it('keeps the newest 200 entries and says that others are missing', async () => {
    const { user } = await openShown();
    for (let round = 0; round < 5; round += 1) {
      const entries = Array.from({ length: 50 }, (_, index) => ({
        kind: 'console',
        level: 'log' as const,
        text: `entry ${round * 50 + index}`,
      }));
      say('report', { run: 1, entries, dropped: 3 });
    }
    await user.click(screen.getByRole('button', { name: 'Console 200 entries' }));
    expect(screen.queryByText('entry 49')).toBeNull();
    expect(screen.getByText('entry 50')).toBeVisible();
    expect(screen.getByText(/^65 entries are not shown/)).toBeVisible();
  });

  it('ignores what is beyond the agreed bounds', async () => {
    await openShown();
    report(1, [{ kind: 'error', level: 'error', text: 'x'.repeat(2_001) }]);
    report(
      1,
      Array.from({ length: 51 }, () => error),
    );
    expect(card()).toBeNull();
  });
});
