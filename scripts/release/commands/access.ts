import {
  addReleaseOwner,
  createReleaseToken,
  listReleaseOwners,
  listReleaseTokens,
  removeReleaseOwner,
  revokeReleaseToken,
  tokenActions,
  tokenLimits,
} from 'shared-kit/contract/releases';
import type { ReleaseOwner, ReleaseToken, TokenAction } from 'shared-kit/contract/releases';
import { argument, text, UsageError, wholeNumber } from '../command';
import type { Command, Invocation } from '../command';

export const owners: Command = {
  summary: 'Which accounts may release which remote; admins add and remove them',
  usage: '[add | remove <remote> <email>]',
  async run(invocation) {
    const { host, positionals } = invocation;
    const [action] = positionals;
    if (action === undefined) return listed((await host.call(listReleaseOwners, {})).owners);
    if (action !== 'add' && action !== 'remove') {
      throw new UsageError(`owners knows add and remove, not ${action}.`);
    }
    const remote = argument(invocation, 1, 'remote');
    const email = argument(invocation, 2, 'email');
    if (action === 'add') {
      return listed((await host.call(addReleaseOwner, { body: { remote, email } })).owners);
    }
    const account = await accountOf(invocation, remote, email);
    return listed((await host.call(removeReleaseOwner, { body: { remote, account } })).owners);
  },
};

async function accountOf({ host }: Invocation, remote: string, email: string): Promise<string> {
  const { owners } = await host.call(listReleaseOwners, {});
  const owner = owners.find(
    (one) => one.remote === remote && one.email.toLowerCase() === email.toLowerCase(),
  );
  if (!owner) throw new UsageError(`${email} does not own ${remote}.`);
  return owner.account;
}

function listed(owners: readonly ReleaseOwner[]) {
  const lines = owners.map(({ remote, email }) => `  ${remote.padEnd(12)} ${email}`);
  return { lines: lines.length > 0 ? lines : ['No remote has an owner.'], json: owners };
}

export const tokens: Command = {
  summary: 'Service tokens for pipelines: list, create, revoke',
  usage: '[create <remote> --may <actions> [--days <number>] [--note <text>] | revoke <id>]',
  help: [
    `Actions: ${tokenActions.join(', ')}, several with commas between them; read comes with each of them.`,
    `A token ends after ${tokenLimits.days} days, or --days up to ${tokenLimits.mostDays}. Its secret is printed once.`,
  ],
  options: { may: { type: 'string' }, days: { type: 'string' }, note: { type: 'string' } },
  async run(invocation) {
    const { host, positionals } = invocation;
    const [action] = positionals;
    if (action === 'create') return create(invocation);
    if (action === 'revoke') {
      const body = { id: argument(invocation, 1, 'token') };
      const { message, token } = await host.call(revokeReleaseToken, { body });
      return { lines: [`${message}.`], json: token };
    }
    if (action !== undefined) {
      throw new UsageError(`tokens knows create and revoke, not ${action}.`);
    }
    const { tokens } = await host.call(listReleaseTokens, { query: {} });
    const lines = tokens.map(describeToken);
    return { lines: lines.length > 0 ? lines : ['There is no service token.'], json: tokens };
  },
};

async function create(invocation: Invocation) {
  const { host, values } = invocation;
  const body = {
    remote: argument(invocation, 1, 'remote'),
    actions: actionsFrom(text(values, 'may')),
    note: text(values, 'note') ?? '',
    days: wholeNumber(values, 'days') ?? tokenLimits.days,
  };
  const { secret, token } = await host.call(createReleaseToken, { body });
  const lines = [describeToken(token), 'It is shown only now; set it as RELEASE_TOKEN:', secret];
  return { lines, json: { secret, token } };
}

function actionsFrom(named: string | undefined): TokenAction[] {
  if (named === undefined) throw new UsageError(`Say with --may what it may do.`);
  return named.split(',').map((name) => {
    const action = tokenActions.find((known) => known === name.trim());
    if (!action) throw new UsageError(`A token may ${tokenActions.join(', ')}, not ${name}.`);
    return action;
  });
}

function describeToken({ id, remote, actions, state, expiresAt, creator, ...token }: ReleaseToken) {
  const used = token.lastUsedAt === null ? 'never used' : `last used ${token.lastUsedAt}`;
  const by = creator ?? `deleted account ${token.creatorId}`;
  const note = token.note === '' ? '' : `  ${token.note}`;
  return `  ${id}  ${remote}: ${actions.join(', ')}  ${state}, until ${expiresAt}, ${used}, by ${by}${note}`;
}
