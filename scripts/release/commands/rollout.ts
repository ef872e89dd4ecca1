import {
  getReleaseHistory,
  getReleases,
  pauseRollout,
  planRollout,
  promoteRollout,
  resumeRollout,
  rollBack,
  startRollout,
} from 'shared-kit/contract/releases';
import type { ReleaseStatus } from 'shared-kit/contract/releases';
import { argument, exitCodes, reasonFrom, reasonOption, text, wholeNumber } from '../command';
import type { Command, Invocation, Outcome } from '../command';
import { describeFindings, describeRollout, describeStatus } from '../describe-status';
import { describeRules } from '../describe-rules';
import { parseAudience } from '../parse-audience';
import { parseSteps } from '../parse-steps';

/** How often a waiting command asks the host. */
const pollMs = 2_000;

/** What a change answers: its message, then how things stand. */
export function told(message: string, status: ReleaseStatus, remote?: string): Outcome {
  return { lines: [message, ...describeStatus(status, remote)], json: { message, status } };
}

export const status: Command = {
  summary: 'What everyone runs, rollouts under way and how they fare',
  usage: '[<remote>] [--wait] [--timeout <minutes>]',
  help: [
    'With --wait: until the rollout of the remote has ended or a person is needed.',
    'Exit code 0 when it was promoted, 5 when it was rolled back, 6 when it is still held.',
  ],
  options: { wait: { type: 'boolean' }, timeout: { type: 'string' } },
  async run(invocation) {
    const { host, positionals, values } = invocation;
    if (values.wait === true) return waitForEnd(invocation, argument(invocation, 0, 'remote'));
    const { status } = await host.call(getReleases, {});
    return { lines: describeStatus(status, positionals[0]), json: status };
  },
};

export const start: Command = {
  summary: 'Start a rollout',
  usage:
    '<remote> <version> [--steps 1%:15m,10%:30m,50%:1h] [--audience role:admin,flag:6] [--reason <text>] [--wait]',
  help: [
    'Steps are share:bake; an exclamation mark after one asks for a person before the next.',
    'Without --steps it goes by the release.json of the build, or else the first share fits the traffic: see plan.',
    'A build that brings its steps along is started without --steps.',
    'An audience gets it from the first step on, whatever the share: role:admin, role:releaseManager, role:owner,',
    'flag:1 to flag:8, member:<account id>, network:10.0.0.0/8. A first step of 0% is for it alone.',
    'After the last step has baked healthily, everyone gets the version.',
  ],
  options: {
    ...reasonOption,
    steps: { type: 'string' },
    audience: { type: 'string' },
    wait: { type: 'boolean' },
    timeout: { type: 'string' },
  },
  async run(invocation) {
    const { host, values } = invocation;
    const remote = argument(invocation, 0, 'remote');
    const version = argument(invocation, 1, 'version');
    const named = text(values, 'steps');
    const steps = named === undefined ? undefined : parseSteps(named);
    const first = text(values, 'audience');
    const audience = first === undefined ? undefined : parseAudience(first);
    const foretold = await host.call(planRollout, {
      query: { remote, version, share: steps?.[0]?.share },
    });
    const body = { remote, version, steps, audience, ...reasonFrom(values) };
    const answer = await host.call(startRollout, { body });
    if (values.wait === true) return waitForEnd(invocation, remote);
    const { lines, json } = told(answer.message, answer.status, remote);
    const said = [foretold.message, ...describeRules(foretold.rules)];
    return { lines: [...said, ...lines, ...describeFindings(answer.findings)], json };
  },
};

/** Waits until the rollout under way has ended; what became of it is in the history. */
async function waitForEnd(invocation: Invocation, remote: string): Promise<Outcome> {
  const { host, values, wait, now, progress } = invocation;
  const end = now() + (wholeNumber(values, 'timeout') ?? 24 * 60) * 60_000;
  for (;;) {
    const { status } = await host.call(getReleases, {});
    const rollout = status.rollouts.find((candidate) => candidate.remote === remote);
    if (!rollout) return describeEnd(invocation, remote);
    const lines = describeRollout(rollout);
    if (rollout.awaitsApproval || now() >= end) {
      return { lines, json: rollout, code: exitCodes.held };
    }
    const { step, steps, verdict } = rollout;
    progress(step, steps.length, `${(steps[step]?.share ?? 0) / 100}%, ${verdict?.kind ?? 'new'}`);
    await wait(pollMs);
  }
}

async function describeEnd({ host }: Invocation, remote: string): Promise<Outcome> {
  const query = { remote, limit: 1 };
  const { entries } = await host.call(getReleaseHistory, { query });
  const [last] = entries;
  if (!last) return { lines: [`${remote} was never released.`], json: null, code: exitCodes.held };
  const code = last.action === 'rollback' ? exitCodes.rolledBack : exitCodes.done;
  return { lines: [last.what, last.why], json: last, code };
}

export const promote: Command = {
  summary: 'Take a rollout to its next step, or with --all to everyone',
  usage: '<remote> [--all] [--reason <text>]',
  options: { ...reasonOption, all: { type: 'boolean' } },
  async run(invocation) {
    const { host, values } = invocation;
    const remote = argument(invocation, 0, 'remote');
    const body = { remote, all: values.all === true, ...reasonFrom(values) };
    const answer = await host.call(promoteRollout, { body });
    const { lines, json } = told(answer.message, answer.status, remote);
    return { lines: [...lines, ...describeFindings(answer.findings)], json };
  },
};

function holding(endpoint: typeof pauseRollout | typeof resumeRollout, summary: string): Command {
  return {
    summary,
    usage: '<remote> [--reason <text>]',
    options: reasonOption,
    async run(invocation) {
      const remote = argument(invocation, 0, 'remote');
      const body = { remote, ...reasonFrom(invocation.values) };
      const answer = await invocation.host.call(endpoint, { body });
      return told(answer.message, answer.status, remote);
    },
  };
}

export const pause = holding(pauseRollout, 'Keep a rollout at its share; it is still watched');
export const resume = holding(resumeRollout, 'Let a paused rollout go on; its step bakes anew');

export const rollback: Command = {
  summary: 'Take back the candidate, or the stable version when there is none',
  usage: '<remote> [--to <version>] [--reason <text>]',
  help: [
    'Goes on during a freeze: the next page load runs the version before.',
    '--to names a version everyone had before that still fits; for any other start a rollout.',
  ],
  options: { ...reasonOption, to: { type: 'string' } },
  async run(invocation) {
    const { host, values } = invocation;
    const remote = argument(invocation, 0, 'remote');
    const body = { remote, version: text(values, 'to'), ...reasonFrom(values) };
    const answer = await host.call(rollBack, { body });
    return told(answer.message, answer.status, remote);
  },
};
