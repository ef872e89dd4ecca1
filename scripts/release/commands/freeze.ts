import { freezeReleases } from 'shared-kit/contract/releases';
import { reasonFrom, reasonOption } from '../command';
import type { Command } from '../command';
import { told } from './rollout';

/** Stops releases, or lets them go on. */
export const freeze: Command = {
  summary: 'Stop every change but rollbacks, or with --lift allow them again',
  usage: '[--lift] [--reason <text>]',
  options: { ...reasonOption, lift: { type: 'boolean' } },
  async run({ host, values }) {
    const body = { frozen: values.lift !== true, ...reasonFrom(values) };
    const answer = await host.call(freezeReleases, { body });
    return told(answer.message, answer.status);
  },
};
