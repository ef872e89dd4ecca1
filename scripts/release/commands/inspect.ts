import {
  changeReleaseKeys,
  collectBuilds,
  explainVersion,
  getGateVerdicts,
  getReleaseHistory,
  getReleases,
  listBuilds,
  listReleaseKeys,
  planRollout,
} from 'shared-kit/contract/releases';
import { argument, text, UsageError, wholeNumber } from '../command';
import type { Command } from '../command';
import { describeRules } from '../describe-rules';

export const history: Command = {
  summary: 'Who changed what, why, and on which evidence; newest first',
  usage: '[<remote>] [--limit <number>]',
  options: { limit: { type: 'string' } },
  async run({ host, positionals, values }) {
    const query = { remote: positionals[0], limit: wholeNumber(values, 'limit') ?? 20 };
    const { entries } = await host.call(getReleaseHistory, { query });
    const lines = entries.flatMap(({ serial, at, who, what, why, evidence }) => [
      `${String(serial).padStart(5)}  ${at}  ${who}: ${what}`,
      `       ${why}`,
      ...(evidence && evidence.message !== why ? [`       ${evidence.message}`] : []),
      ...(evidence?.gates ?? []).map((gate) => `       Gate ${gate.message}`),
    ]);
    return { lines: lines.length > 0 ? lines : ['Nothing yet.'], json: entries };
  },
};

export const why: Command = {
  summary: 'Why somebody gets the version they get',
  usage: '<remote> --email <member> | --subject <subject>',
  options: { email: { type: 'string' }, subject: { type: 'string' } },
  async run(invocation) {
    const { host, values } = invocation;
    const remote = argument(invocation, 0, 'remote');
    const [email, subject] = [text(values, 'email'), text(values, 'subject')];
    if ((email === undefined) === (subject === undefined)) {
      throw new UsageError('Name either --email or --subject.');
    }
    const answer = await host.call(explainVersion, { query: { remote, email, subject } });
    return { lines: [answer.message], json: answer };
  },
};

export const builds: Command = {
  summary: 'Published builds, newest first, and which of them were taken back',
  usage: '[<remote>]',
  async run({ host, positionals }) {
    const { builds } = await host.call(listBuilds, { query: { remote: positionals[0] } });
    const lines = builds.flatMap(({ remote, version, publishedAt, publishedBy, takenBack }) => [
      `  ${remote} ${version}  published ${publishedAt} by ${publishedBy}`,
      ...(takenBack
        ? [`    taken back on ${takenBack.at} by ${takenBack.who} because: ${takenBack.why}`]
        : []),
    ]);
    return { lines: lines.length > 0 ? lines : ['No build is published.'], json: builds };
  },
};

export const plan: Command = {
  summary: 'How soon a bad build would be found, at a share or at the one that fits the traffic',
  usage: '<remote> [<version>] [--share <percent>]',
  help: [
    'With a version: by the release.json its build brings along.',
    'The figures are those of the controller’s own test at the page loads of the last hour.',
  ],
  options: { share: { type: 'string' } },
  async run(invocation) {
    const { host, values } = invocation;
    const remote = argument(invocation, 0, 'remote');
    const percent = text(values, 'share');
    const share = percent === undefined ? undefined : Math.round(Number.parseFloat(percent) * 100);
    if (Number.isNaN(share)) throw new UsageError(`${percent} is no share; 5 or 0.5 is.`);
    const version = invocation.positionals[1];
    const answer = await host.call(planRollout, { query: { remote, version, share } });
    const steps = answer.steps.map(({ share }) => `${share / 100}%`).join(', ');
    const whose = answer.rules?.steps ? 'Steps of its release.json' : 'Steps that fit';
    const lines = [answer.message, `${whose}: ${steps}, everyone.`, ...describeRules(answer.rules)];
    return { lines, json: answer };
  },
};

export const gates: Command = {
  summary: 'What the gates of the rollout under way answered, newest first',
  usage: '<remote> [--limit <number>]',
  options: { limit: { type: 'string' } },
  async run(invocation) {
    const { host, values } = invocation;
    const remote = argument(invocation, 0, 'remote');
    const { status } = await host.call(getReleases, {});
    const rollout = status.rollouts.find((candidate) => candidate.remote === remote);
    if (!rollout) throw new UsageError(`No rollout of ${remote} is under way.`);
    const query = { limit: wholeNumber(values, 'limit') ?? 20 };
    const { verdicts } = await host.call(getGateVerdicts, {
      params: { rollout: rollout.id },
      query,
    });
    const lines = verdicts.map(
      ({ at, kind, step, message }) => `  ${at}  step ${step + 1}  ${kind}: ${message}`,
    );
    return { lines: lines.length > 0 ? lines : ['No gate was asked yet.'], json: verdicts };
  },
};

export const gc: Command = {
  summary: 'List builds that nothing needs any more, or with --remove delete them',
  usage: '[--remove] [--keep-days <days>]',
  options: { remove: { type: 'boolean' }, 'keep-days': { type: 'string' } },
  async run({ host, values }) {
    const body = {
      remove: values.remove === true,
      keepDays: wholeNumber(values, 'keep-days') ?? 30,
    };
    const answer = await host.call(collectBuilds, { body });
    const lines = answer.builds.map(
      ({ remote, version, bytes }) => `  ${remote} ${version} (${Math.ceil(bytes / 1024)} KB)`,
    );
    return { lines: [answer.message, ...lines], json: answer };
  },
};

export const keys: Command = {
  summary: 'The keys records are signed with',
  usage: '[add | retire <key>]',
  help: ['To rotate: add, wait until no page from before is open, retire the old one.'],
  async run(invocation) {
    const { host, positionals } = invocation;
    const [action] = positionals;
    if (action !== undefined && action !== 'add' && action !== 'retire') {
      throw new UsageError(`keys knows add and retire, not ${action}.`);
    }
    const answer =
      action === undefined
        ? await host.call(listReleaseKeys, {})
        : await host.call(changeReleaseKeys, {
            body: action === 'add' ? { action } : { action, kid: argument(invocation, 1, 'key') },
          });
    const lines = answer.keys.map(
      ({ kid, state, signsHere, createdAt }) =>
        `  ${kid}  ${state}${signsHere ? ', signs on this host' : ''}  since ${createdAt}`,
    );
    return { lines, json: answer.keys };
  },
};
