import { act, screen, waitFor, within } from '@testing-library/react';
import { startGeneration } from 'shared-kit/contract';
import type { UnderstoodPrompt } from 'shared-kit/contract';
import { aGenerationTask } from 'shared-kit/testing';
import { button, done, network, openGenerating, openReady } from '../testing/open-workspace';

const understood: UnderstoodPrompt = {
  name: 'Rye & Co',
  kind: 'Bakery',
  audience: 'neighbours',
  place: null,
  sections: ['Menu', 'Opening hours'],
  colours: [{ words: 'cream', hex: '#fff5dc' }],
};
const summary = () => within(screen.getByRole('region', { name: 'Understood from your prompt' }));

it('tells what was understood while the site is being built, and afterwards', async () => {
  await openGenerating();
  expect(screen.queryByRole('region', { name: 'Understood from your prompt' })).toBeNull();
  act(() => network.sendTask('task-1', aGenerationTask({ status: 'running', understood })));
  expect(screen.getByText('Generating')).toBeVisible();
  expect(summary().getByText('Rye & Co')).toBeVisible();
  expect(summary().getByText('Menu, Opening hours')).toBeVisible();
  expect(summary().getByText('cream')).toBeVisible();
  expect(summary().queryByText('Place')).toBeNull();
  act(() => network.sendTask('task-1', { ...done(), understood }));
  await screen.findByText('Ready');
  expect(summary().getByText('Bakery')).toBeVisible();
});

it('keeps it over a tweak and forgets it with a new prompt', async () => {
  const { user } = await openReady(undefined, {
    ...done(),
    understood: { ...understood, name: null },
  });
  expect(summary().getByText('None given')).toBeVisible();
  network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-2' }));
  await user.type(screen.getByRole('textbox', { name: 'New prompt' }), 'Add a shop');
  await user.click(button('Tweak/Update Prompt'));
  await waitFor(() => expect(network.isFollowed('task-2')).toBe(true));
  expect(summary().getByText('Bakery')).toBeVisible();
  act(() => network.sendTask('task-2', done()));
  await screen.findByText('Ready');
  await user.type(screen.getByRole('textbox', { name: 'New prompt' }), 'A gym');
  await user.click(button('Add New Prompt'));
  await user.click(button('Replace the website'));
  expect(screen.queryByRole('region', { name: 'Understood from your prompt' })).toBeNull();
});

it('shows the model, its tokens and the cost, where they are known', async () => {
  const engine = { kind: 'model', label: 'Anthropic', model: 'claude-x' } as const;
  const usage = { input_tokens: 1200, output_tokens: 34_000, cost: 0.0042, currency: 'EUR' };
  await openReady(undefined, { ...done(), engine, usage });
  const details = within(screen.getByRole('region', { name: 'Project details' }));
  expect(details.getByText('claude-x')).toBeVisible();
  expect(
    details.getByText(`${(1200).toLocaleString()} read, ${(34_000).toLocaleString()} written`),
  ).toBeVisible();
  expect(details.getByText('0.0042 EUR')).toBeVisible();
});

it('claims no cost where no prices are configured', async () => {
  const usage = { input_tokens: 12, output_tokens: 34, cost: null, currency: null };
  await openReady(undefined, { ...done(), usage });
  expect(screen.getByText('12 read, 34 written')).toBeVisible();
  expect(screen.queryByText('Cost')).toBeNull();
});
