import { screen, waitFor, within } from '@testing-library/react';
import {
  getModelConnection,
  getModelSpending,
  removeModelConnection,
  saveModelConnection,
  testModelConnection,
} from 'shared-kit/contract';
import { apiFailure, installFakeNetwork, rawAnswer } from 'shared-kit/testing';
import {
  answerModel,
  connected,
  faults,
  field,
  noStatus,
  open,
  outcome,
  press,
} from './testing/model-screen';

const network = installFakeNetwork();

it('says that nothing is connected, and connects what is entered', async () => {
  answerModel(network, noStatus);
  network.respond(saveModelConnection, () => ({
    message: 'Language model connected',
    status: connected(),
  }));
  const { user } = open();
  expect(await screen.findByText('No language model is connected')).toBeInTheDocument();
  expect(field('Address')).toHaveAttribute('placeholder', 'Anthropic’s own address');
  expect(screen.queryByRole('button', { name: 'Disconnect' })).not.toBeInTheDocument();
  await user.selectOptions(field('Provider'), 'OpenAI-compatible');
  await user.type(field('Address'), 'http://localhost:11434/v1');
  await user.type(field('Model'), 'qwen3:32b');
  await user.type(field('Key'), 'sk-0123456789');
  await user.click(screen.getByRole('checkbox', { name: 'This model can see pictures' }));
  expect(await faults()).toEqual([]);
  await user.click(press('Save'));
  expect(await screen.findByText('qwen3:32b is connected')).toBeInTheDocument();
  expect(network.calls(saveModelConnection).map(({ body }) => body)).toEqual([
    {
      provider: 'openai-compatible',
      address: 'http://localhost:11434/v1',
      model: 'qwen3:32b',
      key: 'sk-0123456789',
      sees_pictures: false,
    },
  ]);
  expect(field('Key')).toHaveValue('');
  expect(field('Key')).toHaveAccessibleDescription(/^A key ending in 6789 is saved/);
});

it('keeps the saved key unless another is entered, and says that it is sent to no other address', async () => {
  answerModel(network, connected());
  network.respond(saveModelConnection, () => ({ message: 'ok', status: connected() }));
  const { user } = open();
  await screen.findByText('qwen3:32b is connected');
  expect(field('Key')).toHaveValue('');
  await user.type(field('Model'), '-fast');
  await user.click(press('Save'));
  await waitFor(() => expect(network.calls(saveModelConnection)).toHaveLength(1));
  expect(network.calls(saveModelConnection)[0]?.body).not.toHaveProperty('key');
  await user.type(field('Address'), '2');
  expect(field('Key')).toHaveAccessibleDescription(/is not sent to another one/);
});

it('tests the input, describes the outcome, and clears it with the next change', async () => {
  answerModel(network, connected());
  network.respond(testModelConnection, ({ body }) =>
    body.model === 'qwen3:32b'
      ? { message: 'The server refused the key (status 401).', works: false }
      : { message: 'The model answered in 1.2 s.', works: true },
  );
  const { user } = open();
  await screen.findByText('qwen3:32b is connected');
  await user.click(press('Test'));
  await waitFor(() =>
    expect(outcome()).toHaveTextContent('The server refused the key (status 401).'),
  );
  await user.type(field('Model'), '2');
  expect(outcome()).toBeEmptyDOMElement();
  await user.click(press('Test'));
  await waitFor(() => expect(outcome()).toHaveTextContent('The model answered in 1.2 s.'));
  expect(network.calls(saveModelConnection)).toEqual([]);
  expect(await faults()).toEqual([]);
});

it('shows field errors, before and after the request', async () => {
  answerModel(network, noStatus);
  const { user } = open();
  await screen.findByText('No language model is connected');
  await user.type(field('Address'), 'localhost');
  await user.click(press('Save'));
  expect(field('Address')).toHaveAccessibleDescription(
    'The address must begin with http:// or https://',
  );
  expect(field('Model')).toHaveAccessibleDescription('Model is required');
  expect(network.calls(saveModelConnection)).toEqual([]);
  const fields = [{ path: 'key', message: 'Key is required' }];
  network.respond(saveModelConnection, () =>
    apiFailure('VALIDATION_FAILED', 'Key is required', 400, { fields }),
  );
  await user.clear(field('Address'));
  await user.type(field('Model'), 'claude-x{Enter}');
  await waitFor(() => expect(field('Key')).toHaveAccessibleDescription('Key is required'));
  expect(field('Model')).toHaveValue('claude-x');
});

it('disconnects after confirmation', async () => {
  answerModel(network, connected());
  network.respond(removeModelConnection, () => ({
    message: 'Language model disconnected',
    status: noStatus,
  }));
  const { user } = open();
  await screen.findByText('qwen3:32b is connected');
  await user.click(press('Disconnect'));
  const question = screen.getByRole('alertdialog', { name: 'Disconnect qwen3:32b?' });
  await user.click(within(question).getByRole('button', { name: 'Disconnect model' }));
  expect(await screen.findByText('No language model is connected')).toBeInTheDocument();
  expect(field('Model')).toHaveValue('');
  expect(await screen.findByText('Language model disconnected')).toBeInTheDocument();
});

it('shows the environment’s model read-only', async () => {
  const variables = ['ANTHROPIC_API_KEY', 'GENERATION_MODEL'];
  const { connection } = connected({ provider: 'anthropic', address: '', model: 'claude-x' });
  answerModel(network, { source: 'environment', connection, variables });
  open();
  expect(await screen.findByText('claude-x generates')).toBeInTheDocument();
  expect(screen.getByText('ANTHROPIC_API_KEY, GENERATION_MODEL')).toBeInTheDocument();
  for (const [name, value] of [
    ['Provider', 'Anthropic'],
    ['Address', 'Anthropic’s own address'],
    ['Model', 'claude-x'],
    ['Key', 'A key ending in 6789'],
  ] as const) {
    expect(field(name)).toHaveValue(value);
    expect(field(name)).toHaveAttribute('readonly');
  }
  expect(screen.queryByRole('button', { name: /Save|Test|Disconnect/ })).not.toBeInTheDocument();
});

it('says when the environment selects the offline composer', async () => {
  const variables = ['GENERATION_PROVIDER'];
  answerModel(network, { source: 'environment', connection: null, variables });
  open();
  expect(
    await screen.findByText('The operator has chosen the offline composer'),
  ).toBeInTheDocument();
  expect(screen.queryByLabelText('Model')).not.toBeInTheDocument();
});

it('says what to do about a key that cannot be read', async () => {
  answerModel(network, connected({ key_state: 'unreadable', key_ending: null }));
  open();
  expect(await screen.findByText(/cannot be read on this host, so generations fail/)).toBeVisible();
  expect(field('Key')).toHaveAccessibleDescription('Enter it again: the saved one cannot be read.');
});

it('shows the failure, and Retry reloads', async () => {
  network.respond(getModelConnection, () => rawAnswer(400, {}));
  network.respond(getModelSpending, () => rawAnswer(400, {}));
  const { user } = open();
  expect(await screen.findByText('The language model could not be loaded')).toBeInTheDocument();
  answerModel(network, noStatus);
  await user.click(press('Retry'));
  expect(await screen.findByText('No language model is connected')).toBeInTheDocument();
});

it('tells a user without permission who may use the screen', async () => {
  network.respond(getModelConnection, () => apiFailure('FORBIDDEN', 'You are not allowed', 403));
  open();
  expect(await screen.findByText('Only an admin can see the language model.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Key')).not.toBeInTheDocument();
});
