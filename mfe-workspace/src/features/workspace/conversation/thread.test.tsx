import { act, screen, waitFor, within } from '@testing-library/react';
import { listVersions, restoreVersion, startGeneration } from 'shared-kit/contract';
import type { GenerationTask, RequestOutcome } from 'shared-kit/contract';
import { button, done, files, network, openReady } from '../testing/open-workspace';

const line = (number: number, kind: string, restored: number | null = null) => ({
  number,
  kind,
  prompt: '',
  created_at: '2026-03-01T09:00:00.000Z',
  engine: null,
  restored_from: restored,
});

/** A website of version 1, after one more prompt that ended with this outcome. */
async function afterPrompt(
  press: string,
  outcome: RequestOutcome,
  task: Partial<GenerationTask> = {},
) {
  network.respond(listVersions, () => ({ message: 'Loaded', versions: [line(1, 'generated')] }));
  const page = await openReady(undefined, { ...done(), version: 1 });
  network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-2' }));
  await page.user.type(screen.getByRole('textbox', { name: 'New prompt' }), 'Blue, and a shop');
  await page.user.click(button(press));
  if (press === 'Add New Prompt') await page.user.click(button('Replace the website'));
  await waitFor(() => expect(network.isFollowed('task-2')).toBe(true));
  act(() => network.sendTask('task-2', { ...done({ css: 'h1{}' }), outcome, ...task }));
  await screen.findByText('Ready');
  return page;
}

const newest = () => {
  const list = screen.getByRole('list', { name: 'Conversation' });
  const item = [...list.children].at(-1);
  if (!(item instanceof HTMLElement)) throw new Error('no turn');
  return within(item);
};

it('tells each part of a prompt that was carried out in part', async () => {
  await afterPrompt(
    'Tweak/Update Prompt',
    {
      status: 'partly',
      parts: [
        { text: 'Blue', done: true, detail: 'Made the headings blue.' },
        { text: 'a shop', done: false, detail: 'Not done: a shop needs a server.' },
      ],
    },
    { version: 2 },
  );
  expect(newest().getByText('Partly done')).toBeVisible();
  const parts = within(newest().getByRole('list', { name: 'Outcome' }));
  const [blue, shop] = parts.getAllByRole('listitem');
  expect(blue).toHaveTextContent('Done: BlueMade the headings blue.');
  expect(shop).toHaveTextContent('Not done: a shopa shop needs a server.');
  expect(newest().getByText('Made version 2')).toBeVisible();
});

it('calls nothing done that was not: no version, no progress messages, the website stays', async () => {
  const parts = [{ text: 'Blue, and a shop', done: false, detail: 'Not done: try other words.' }];
  await afterPrompt(
    'Tweak/Update Prompt',
    { status: 'not_done', parts },
    { version: 1, result: files },
  );
  expect(newest().getByText('Not done')).toBeVisible();
  expect(newest().getByText('Not done: try other words.')).toBeVisible();
  expect(newest().queryByText(/Made version/)).toBeNull();
  expect(newest().queryByRole('button')).toBeNull();
});

it('brings the old website back with one press after a new prompt replaced it', async () => {
  const { user } = await afterPrompt(
    'Add New Prompt',
    { status: 'done', parts: [] },
    { version: 2 },
  );
  const description = () => screen.getByRole('region', { name: 'Project prompt' });
  expect(description()).toHaveTextContent('Blue, and a shop');
  network.respond(restoreVersion, () => ({
    message: 'Version 1 is back as version 3',
    version: { ...line(3, 'restored', 1), files },
  }));
  await user.click(button('Bring the old website back'));
  await waitFor(() => expect(network.calls(restoreVersion)).toHaveLength(1));
  expect(network.calls(restoreVersion)[0]).toMatchObject({
    params: { number: 1 },
    body: { base: 2 },
  });
  expect(await newest().findByText(/Version 3: version 1 put back/)).toBeVisible();
  expect(description()).toHaveTextContent('build a bakery website');
});

it('says why a generation failed, in its turn', async () => {
  const { user } = await openReady();
  network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-2' }));
  await user.type(screen.getByRole('textbox', { name: 'New prompt' }), 'Blue');
  await user.click(button('Tweak/Update Prompt'));
  await waitFor(() => expect(network.isFollowed('task-2')).toBe(true));
  const error = { code: 'PROVIDER_OVERLOADED', message: 'The model is overloaded.' };
  act(() => network.sendTask('task-2', { ...done(), status: 'failed', result: null, error }));
  expect(await newest().findByText('Failed')).toBeVisible();
  expect(newest().getByText('The model is overloaded.')).toBeVisible();
});
