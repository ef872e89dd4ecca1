import { act, screen, waitFor, within } from '@testing-library/react';
import { startGeneration } from 'shared-kit/contract';
import { apiFailure } from 'shared-kit/testing';
import {
  button,
  done,
  files,
  handOver,
  network,
  open,
  openGenerating,
  openReady,
} from '../testing/open-workspace';

const promptField = () => screen.getByRole('textbox', { name: 'New prompt' });

const description = () => screen.getByRole('region', { name: 'Project prompt' });
const turns = () =>
  within(screen.getByRole('list', { name: 'Conversation' }))
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.tagName === 'OL');

// Proof P35
it('tweaks the current code with mode 1 and replaces the displayed prompt', async () => {
  const { user } = await openReady();
  expect(button('Tweak/Update Prompt')).toBeDisabled();
  expect(button('Add New Prompt')).toBeDisabled();
  const field = promptField();
  await user.type(field, '   ');
  expect(button('Tweak/Update Prompt')).toBeDisabled();
  await user.type(field, 'make it blue');
  await user.click(button('Tweak/Update Prompt'));
  await waitFor(() => expect(network.calls(startGeneration)).toHaveLength(2));
  expect(network.calls(startGeneration)[1]?.body).toMatchObject({
    prompt: 'make it blue',
    type: 1,
    html: files.html,
    css: files.css,
    js: files.js,
  });
  // The newest turn shows it; what the website was described as stays in sight above.
  expect(turns().at(-1)).toHaveTextContent('make it blue');
  expect(description()).toHaveTextContent('build a bakery website');
  expect(field).toHaveValue('');
});

// Proof P36
it('makes a fresh website with mode 0 and replaces the displayed prompt', async () => {
  const { user } = await openReady();
  await user.type(promptField(), 'a school');
  await user.click(button('Add New Prompt'));
  // Nothing is replaced without a word.
  expect(screen.getByText('This replaces the whole website')).toBeVisible();
  await user.click(button('Cancel'));
  expect(promptField()).toHaveValue('a school');
  expect(network.calls(startGeneration)).toHaveLength(1);
  await user.click(button('Add New Prompt'));
  network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-2' }));
  await user.click(button('Replace the website'));
  await waitFor(() => expect(network.calls(startGeneration)).toHaveLength(2));
  expect(network.calls(startGeneration)[1]?.body).toMatchObject({
    prompt: 'a school',
    type: 0,
    html: '',
    css: '',
    js: '',
  });
  await waitFor(() => expect(network.isFollowed('task-2')).toBe(true));
  expect(turns().at(-1)).toHaveTextContent('a school');
  act(() => network.sendTask('task-2', done()));
  await waitFor(() => expect(description()).toHaveTextContent('a school'));
});

// Proof P275
it('does nothing with a blank prompt', async () => {
  const { user } = await openReady();
  await user.type(promptField(), '  {Enter}  ');
  expect(button('Tweak/Update Prompt')).toBeDisabled();
  expect(button('Add New Prompt')).toBeDisabled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(network.calls(startGeneration)).toHaveLength(1);
  expect(screen.getByText('build a bakery website')).toBeVisible();
});

// Proof P244
it('does nothing with a prompt while a generation runs, and keeps the words', async () => {
  const { user } = await openGenerating();
  await user.type(promptField(), 'make it blue');
  expect(button('Tweak/Update Prompt')).toBeDisabled();
  expect(button('Add New Prompt')).toBeDisabled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(network.calls(startGeneration)).toHaveLength(1);
  act(() => network.sendTask('task-1', done()));
  await screen.findByText('Ready');
  expect(promptField()).toHaveValue('make it blue');
  expect(button('Tweak/Update Prompt')).toBeEnabled();
});

it('shows the beginning of a long prompt, and all of it on demand', async () => {
  const long = `${'a long story '.repeat(100)}with an end`;
  const { user } = await openReady(handOver(long));
  expect(button('Show all')).toHaveAttribute('aria-expanded', 'false');
  await user.click(button('Show all'));
  expect(button('Show less')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(long)).toBeVisible();
});

// Proof P250
it('is not sent by Ctrl+S, which only says that everything is kept', async () => {
  const { user } = await openReady();
  await user.type(promptField(), 'make it blue{Control>}s{/Control}');
  expect(await screen.findByText('Saved in this browser')).toBeVisible();
  expect(promptField()).toHaveValue('make it blue');
  expect(network.calls(startGeneration)).toHaveLength(1);
});

// Proof P246
it('keeps what was typed over a reload', async () => {
  const { user, given, unmount } = await openReady();
  await user.type(promptField(), 'half a thought');
  unmount();
  open(given);
  expect(promptField()).toHaveValue('half a thought');
});

// Proof P330
it('keeps website and words when a refinement cannot be started', async () => {
  const { user } = await openReady();
  network.respond(startGeneration, () =>
    apiFailure('UNAVAILABLE', 'The generator is overloaded', 503),
  );
  const field = promptField();
  await user.type(field, 'make it blue');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/Your website is unchanged/)).toBeVisible();
  expect(field).toHaveValue('make it blue');
  expect(screen.getByText('Ready')).toBeVisible();
  expect(button('Publish')).toBeEnabled();
});
