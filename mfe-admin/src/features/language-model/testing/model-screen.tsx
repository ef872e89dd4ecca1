import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { getModelConnection, getModelSpending } from 'shared-kit/contract';
import type { ModelConnection, ModelStatus, ResponseOf } from 'shared-kit/contract';
import { aUser, renderPage } from 'shared-kit/testing';
import type { FakeNetwork } from 'shared-kit/testing';
import LanguageModelRoute from '../language-model.route';

type SpendingAnswer = Omit<ResponseOf<typeof getModelSpending>, 'message'>;

export const noStatus: ModelStatus = { source: 'none', connection: null, variables: [] };

export const ollama: ModelConnection = {
  provider: 'openai-compatible',
  address: '',
  model: 'qwen3:32b',
  sees_pictures: false,
  key_state: 'saved',
  key_ending: '6789',
};

export const connected = (change: Partial<ModelConnection> = {}): ModelStatus => ({
  source: 'settings',
  connection: { ...ollama, ...change },
  variables: [],
});

export const noSpending: SpendingAnswer = { days: [], failures: [], prices: null };

/** Makes the network answer as a host in this state. */
export function answerModel(
  network: FakeNetwork,
  status: ModelStatus,
  spending: SpendingAnswer = noSpending,
): void {
  network.respond(getModelConnection, () => ({ message: 'ok', status }));
  network.respond(getModelSpending, () => ({ message: 'ok', ...spending }));
}

export const open = () =>
  renderPage(<LanguageModelRoute />, {
    path: '/settings/model',
    session: { user: aUser({ role: 'admin' }) },
  });

export const press = (name: string) => screen.getByRole('button', { name });
export const field = (name: string) => screen.getByLabelText(name);
export const outcome = () => screen.getByRole('status', { name: 'Result of the test' });

/** Violations found by axe; contrast is checked in Chromium, landmarks belong to the shell. */
export const faults = async () =>
  (
    await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
  ).violations;
