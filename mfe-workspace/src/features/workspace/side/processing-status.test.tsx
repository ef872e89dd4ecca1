import { act, screen, within } from '@testing-library/react';
import { aGenerationTask } from 'shared-kit/testing';
import {
  done,
  engine,
  handOver,
  network,
  openGenerating,
  openReady,
} from '../testing/open-workspace';

const titles = [
  'Analyzing Prompt',
  'Planning Architecture',
  'Generating Code',
  'Styling Code',
  'Adding JavaScript',
  'Optimizing Performance',
  'Final Review',
];
const cssError = 'CSS compilation failed - attempting auto-fix...';
const steps = () =>
  within(screen.getByRole('list', { name: 'Processing steps' })).getAllByRole('listitem');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('says how many are begun first while the generation waits', async () => {
  await openGenerating();
  const place = () => screen.getByRole('status', { name: 'Place in the queue' });
  act(() => network.sendTask('task-1', aGenerationTask({ status: 'queued', ahead: 2 })));
  expect(place()).toHaveTextContent('Waiting to start: 2 ahead of you');
  expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  act(() => network.sendTask('task-1', aGenerationTask({ status: 'queued', ahead: 0 })));
  expect(place()).toHaveTextContent('Waiting to start: you are next');
  act(() => network.sendTask('task-1', aGenerationTask({ status: 'running' })));
  expect(screen.queryByText(/Waiting to start/)).toBeNull();
});

// Proof P37
it('lists the seven steps in order, with the host’s own states and words', async () => {
  await openGenerating();
  const step = { title: '', timestamp: '2026-11-21T10:00:00.000Z', error: null } as const;
  const told = aGenerationTask({
    engine,
    steps: [
      { ...step, id: 'analyze', status: 'completed', message: 'Found a bakery' },
      { ...step, id: 'plan', status: 'processing', message: 'Choosing sections' },
      { ...step, id: 'style', status: 'error', message: cssError, error: cssError },
    ],
  });
  act(() => network.sendTask('task-1', told));
  expect(steps().map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Completed: Analyzing Prompt.*Found a bakery$/),
    'In progress: Planning ArchitectureChoosing sections',
    'Pending: Generating Code',
    `Error: Styling Code${cssError}`,
    'Pending: Adding JavaScript',
    'Pending: Optimizing Performance',
    'Pending: Final Review',
  ]);
});

// Proof P234
it('simulates all seven when the operator says so, whatever the host reports', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.299);
  await openGenerating(handOver(), { config: { processingSteps: 'simulated' } });
  act(() => network.sendTask('task-1', done()));
  await screen.findByText('Ready');
  expect(steps()[0]).toHaveTextContent(/^In progress: Analyzing Prompt/);
  for (const title of titles.slice(0, 4)) {
    expect(steps().find((item) => item.textContent.startsWith('In progress'))).toHaveTextContent(
      title,
    );
    pass(37_990);
  }
  expect(steps()[3]).toHaveTextContent(`Error: Styling Code${cssError}`);
  pass(1_500);
  expect(steps()[3]).toHaveTextContent(/^Completed: Styling Code/);
  for (let step = 0; step < 3; step += 1) pass(37_990);
  for (const item of steps()) expect(item).toHaveTextContent(/^Completed/);
});

// Proof P228
it('shows the result at once and the six messages after it, never old ones', async () => {
  const { user } = await openReady();
  const log = screen.getByRole('log', { name: 'Progress' });
  expect(screen.getByTitle('Preview of Build A Bakery')).toBeVisible();
  await within(log).findByText('Analyzing your prompt...');
  for (let message = 0; message < 5; message += 1) pass(800);
  expect(within(log).getByText('Finalizing components...')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'New prompt' }), 'make it blue');
  await user.click(screen.getByRole('button', { name: 'Tweak/Update Prompt' }));
  expect(log).toBeEmptyDOMElement();
});
