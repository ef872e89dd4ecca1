import {
  createPreview,
  listPreviews,
  previewLimits,
  revokePreview,
} from 'shared-kit/contract/releases';
import type { ReleasePreview } from 'shared-kit/contract/releases';
import { argument, text, UsageError, wholeNumber } from '../command';
import type { Command, Invocation, Outcome } from '../command';

export const preview: Command = {
  summary: 'Links to builds that are not released, for their team: make, list, revoke',
  usage: '[<remote> <version> [--note <text>] [--days <number>] | list [<remote>] | revoke <id>]',
  help: [
    'The link opens for owners of the remote and release managers who are signed in, and runs the build in their session.',
    `It ends after ${previewLimits.days} days, or --days up to ${previewLimits.mostDays}. For a version that has one, the end moves.`,
    'A service token that may publish can do this; see docs/operations.md for a workflow file.',
  ],
  options: { note: { type: 'string' }, days: { type: 'string' } },
  async run(invocation) {
    const { host, positionals } = invocation;
    const [action] = positionals;
    if (action === undefined || action === 'list') return list(invocation);
    if (action === 'revoke') {
      const id = argument(invocation, 1, 'preview');
      const answer = await host.call(revokePreview, { body: { id } });
      return { lines: [answer.message], json: answer.preview };
    }
    return make(invocation);
  },
};

async function make(invocation: Invocation): Promise<Outcome> {
  const { host, values } = invocation;
  const remote = argument(invocation, 0, 'remote');
  const version = argument(invocation, 1, 'version');
  const days = wholeNumber(values, 'days') ?? previewLimits.days;
  if (days < 1 || days > previewLimits.mostDays) {
    throw new UsageError(`--days is a number from 1 to ${previewLimits.mostDays}.`);
  }
  const body = { remote, version, note: text(values, 'note') ?? '', days };
  const { preview: made } = await host.call(createPreview, { body });
  const link = new URL(made.path, host.url).href;
  return { lines: [link, `It ends on ${made.expiresAt}.`], json: { ...made, link } };
}

async function list({ host, positionals }: Invocation): Promise<Outcome> {
  const { previews } = await host.call(listPreviews, { query: { remote: positionals[1] } });
  const lines = previews.map((one) => describe(one, host.url));
  return { lines: lines.length > 0 ? lines : ['There is no preview.'], json: previews };
}

const describe = (one: ReleasePreview, url: string): string =>
  [
    `  ${one.remote.padEnd(12)} ${one.version.padEnd(20)} ${one.state.padEnd(8)} until ${one.expiresAt}`,
    one.state === 'open' ? new URL(one.path, url).href : one.id,
    one.note,
  ]
    .filter((part) => part !== '')
    .join('  ');
