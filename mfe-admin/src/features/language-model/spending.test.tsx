import { screen, within } from '@testing-library/react';
import { getModelSpending } from 'shared-kit/contract';
import { installFakeNetwork, rawAnswer } from 'shared-kit/testing';
import { answerModel, connected, faults, noSpending, open, press } from './testing/model-screen';

const network = installFakeNetwork();

const dayAt = (number: number, amount?: number) => ({
  day: `2026-03-${String(number).padStart(2, '0')}`,
  generations: 2,
  input_tokens: 12_000,
  output_tokens: 3_000,
  costs: amount === undefined ? [] : [{ currency: 'USD', amount }],
});

const rows = () =>
  within(screen.getByRole('table', { name: 'Spending by day' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

it('adds up tokens and money by day, the newest week first', async () => {
  const days = Array.from({ length: 9 }, (_, index) => dayAt(20 - index, 0.5));
  const prices = { input: 3, output: 15, currency: 'USD' };
  answerModel(network, connected(), { ...noSpending, days, prices });
  const { user } = open();
  expect(await screen.findByText('$4.50')).toBeInTheDocument();
  expect(screen.getByText(/for 18 generations/)).toBeInTheDocument();
  expect(rows()).toHaveLength(7);
  expect(rows()[0]).toEqual(['Mar 20, 2026', '2', '12,000', '3,000', '$0.50']);
  await user.click(press('Show all 9 days'));
  expect(rows()).toHaveLength(9);
  await user.click(press('Show the last days only'));
  expect(rows()).toHaveLength(7);
  expect(screen.queryByText(/To see costs/)).not.toBeInTheDocument();
  expect(await faults()).toEqual([]);
});

it('shows only tokens without prices, and explains how to see costs', async () => {
  answerModel(network, connected(), { ...noSpending, days: [dayAt(20)] });
  open();
  expect(await screen.findByText('15,000 tokens')).toBeInTheDocument();
  expect(rows()).toEqual([['Mar 20, 2026', '2', '12,000', '3,000']]);
  expect(screen.getByText(/To see costs, set/)).toHaveTextContent('GENERATION_INPUT_PRICE');
});

it('shows the latest failures, or that there are none', async () => {
  const failures = [
    {
      at: '2026-03-20T10:00:00.000Z',
      code: 'PROVIDER_UNREACHABLE',
      reason: 'The connection to the provider failed.',
      model: 'qwen3:32b',
    },
  ];
  answerModel(network, connected(), { ...noSpending, failures });
  const { unmount } = open();
  const list = await screen.findByRole('list', { name: 'Failed generations' });
  expect(list).toHaveTextContent(
    /The connection to the provider failed\..* · qwen3:32b · PROVIDER_UNREACHABLE$/,
  );
  unmount();
  answerModel(network, connected());
  open();
  expect(await screen.findByText('No generation failed in the last 30 days.')).toBeInTheDocument();
  expect(screen.getByText('No language model was used')).toBeInTheDocument();
});

it('shows when loading fails, and Retry reloads', async () => {
  answerModel(network, connected());
  network.respond(getModelSpending, () => rawAnswer(400, {}));
  const { user } = open();
  expect(await screen.findByText('The spending could not be loaded')).toBeInTheDocument();
  expect(screen.getByText('qwen3:32b is connected')).toBeInTheDocument();
  answerModel(network, connected());
  await user.click(press('Retry'));
  expect(await screen.findByText('No language model was used')).toBeInTheDocument();
});
