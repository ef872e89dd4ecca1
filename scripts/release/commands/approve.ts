import { getReleases, promoteRollout } from 'shared-kit/contract/releases';
import { argument, exitCodes, reasonFrom, reasonOption } from '../command';
import type { Command } from '../command';
import { told } from './rollout';

export const approve: Command = {
  summary: 'Let a rollout on that waits for an approval',
  usage: '<remote> [--reason <text>]',
  help: ['Whose approval it waits for is in the release.json of its build: see status.'],
  options: reasonOption,
  async run(invocation) {
    const { host, values } = invocation;
    const remote = argument(invocation, 0, 'remote');
    const { status } = await host.call(getReleases, {});
    const rollout = status.rollouts.find((candidate) => candidate.remote === remote);
    if (!rollout?.awaitsApproval) {
      const lines = [`No rollout of ${remote} waits for an approval.`];
      return { lines, json: rollout ?? null, code: exitCodes.refused };
    }
    const { serial: seen } = status.record;
    const body = { remote, all: false, seen, ...reasonFrom(values) };
    const answer = await host.call(promoteRollout, { body });
    return told(answer.message, answer.status, remote);
  },
};
