import { collectOrphans } from 'shared-kit/contract';
import type { OrphanKind } from 'shared-kit/contract';
import { wholeNumber } from '../release/command';
import type { Command } from '../release/command';
import { runProgram } from '../release/run-program';
import type { Run, Surroundings } from '../release/run-program';

const orphans: Command = {
  summary: 'Count stored files that nothing refers to, or with --delete remove them',
  usage: '[--delete] [--grace-hours <hours>]',
  help: [
    'What was written within the last hours (24 unless told otherwise, at least 1) always stays:',
    'a website that is being published has its files before anything refers to them.',
  ],
  options: { delete: { type: 'boolean' }, 'grace-hours': { type: 'string' } },
  async run({ host, values }) {
    const body = {
      remove: values.delete === true,
      graceHours: wholeNumber(values, 'grace-hours') ?? 24,
    };
    const answer = await host.call(collectOrphans, { body });
    const isUseful = !answer.removed && answer.kinds.some(({ files }) => files > 0);
    const hint = isUseful ? ['With --delete they are removed.'] : [];
    return { lines: [answer.message, ...answer.kinds.map(lineOf), ...hint], json: answer };
  },
};

function lineOf({ kind, items, files, bytes, examples }: OrphanKind): string {
  const counts = `${items} (${files} files, ${Math.ceil(bytes / 1024)} KB)`;
  const such = examples.length > 0 ? `  such as ${examples.slice(0, 2).join(', ')}` : '';
  return `  ${kind.padEnd(12)} ${counts}${such}`;
}

/** Carries out one command line of `npm run storage`. Pure but for the host it is given. */
export const runStorage = (parameters: readonly string[], around: Surroundings): Promise<Run> =>
  runProgram({ name: 'storage', commands: { orphans } }, parameters, around);
