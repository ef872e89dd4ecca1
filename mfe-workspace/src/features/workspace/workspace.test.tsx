import { act, screen, waitFor } from '@testing-library/react';
import { getGenerationTask, startGeneration } from 'shared-kit/contract';
import type { ProcessingStep } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { aGenerationTask, apiFailure, aUser } from 'shared-kit/testing';
import { button, done, engine, handOver, network, open, openReady } from './testing/open-workspace';

// Proof P67
it('offers to create a project when there is none', async () => {
  open(null);
  expect(await screen.findByText('There is no project yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create New Project' })).toHaveAttribute(
    'href',
    '/create-project',
  );
});

describe('a generation', () => {
  // Proof P34
  it('starts once, in strict mode, and shows what the host reports', async () => {
    network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-1' }));
    open(handOver());
    expect(screen.getByRole('heading', { level: 1, name: 'Build A Bakery' })).toBeVisible();
    expect(screen.getByText('build a bakery website')).toBeVisible();
    expect(screen.getByText('Generating')).toBeVisible();
    for (const name of ['Preview', 'Edit', 'Export', 'Publish'])
      expect(button(name)).toBeDisabled();
    await waitFor(() => expect(network.isFollowed('task-1')).toBe(true));
    const step: ProcessingStep = {
      id: 'analyze',
      title: 'Analyzing Prompt',
      message: 'Found a bakery',
      status: 'completed',
      timestamp: '2026-11-21T10:00:00.000Z',
      error: null,
    };
    act(() => network.sendTask('task-1', aGenerationTask({ steps: [step], engine })));
    expect(await screen.findByText('Found a bakery')).toBeVisible();
    expect(screen.getByText('Offline composer')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Processing status' })).toBeVisible();
    act(() => network.sendTask('task-1', done()));
    expect(await screen.findByText('Ready')).toBeVisible();
    expect(screen.getByText('Prices are placeholders.')).toBeVisible();
    expect(screen.getByText('7')).toBeVisible();
    expect(screen.getByText(/KB$/)).toBeVisible();
    expect(network.calls(startGeneration)).toHaveLength(1);
    expect(network.calls(startGeneration)[0]?.body).toMatchObject({
      prompt: 'build a bakery website',
      type: 0,
      html: '',
      css: '',
      js: '',
    });
  });

  // Proof P224
  it('is polled when the stream breaks', async () => {
    network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-1' }));
    network.respond(getGenerationTask, () => done());
    open(handOver());
    await waitFor(() => expect(network.isFollowed('task-1')).toBe(true));
    act(() => network.breakStream('task-1'));
    expect(await screen.findByText('Ready')).toBeVisible();
    expect(network.calls(getGenerationTask)[0]?.token).toBeNull();
  });

  it('that is asked for offline says what it waits for, and starts with the connection', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-1' }));
    open(handOver());
    expect(screen.getByText('Waiting for your connection')).toBeVisible();
    expect(screen.getByText(/^Your prompt is kept\. Generation starts by itself/)).toBeVisible();
    expect(network.calls(startGeneration)).toHaveLength(0);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(network.isFollowed('task-1')).toBe(true));
    expect(screen.getByText('Your website is being built')).toBeVisible();
    expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
  });

  // Proof P229
  it('goes on after a reload and after leaving the page', async () => {
    network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-1' }));
    const given = handOver();
    const first = open(given);
    await waitFor(() => expect(network.isFollowed('task-1')).toBe(true));
    first.unmount();
    expect(network.isFollowed('task-1')).toBe(false);
    open(given);
    await waitFor(() => expect(network.isFollowed('task-1')).toBe(true));
    act(() => network.sendTask('task-1', done()));
    expect(await screen.findByText('Ready')).toBeVisible();
    expect(network.calls(startGeneration)).toHaveLength(1);
  });

  // Proof P242
  it('that cannot be started says so, keeps the prompt and can be retried', async () => {
    network.respond(startGeneration, () => apiFailure('RATE_LIMITED', 'Too many generations', 429));
    const { user } = open(handOver());
    expect(await screen.findAllByText(/^Too many generations/)).not.toHaveLength(0);
    expect(screen.getAllByText('Generation failed').length).toBeGreaterThanOrEqual(7);
    expect(screen.getByText('build a bakery website')).toBeVisible();
    network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-2' }));
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] ?? document.body);
    await waitFor(() => expect(network.isFollowed('task-2')).toBe(true));
    expect(network.calls(startGeneration)[1]?.body.prompt).toBe('build a bakery website');
  });
});

it('gives nothing to the next member', async () => {
  const { given, unmount } = await openReady();
  unmount();
  useSession.getState().clear();
  open(given, { session: { token: 'other', user: aUser({ id: 'other' }) } });
  expect(await screen.findByText('There is no project yet')).toBeVisible();
});
