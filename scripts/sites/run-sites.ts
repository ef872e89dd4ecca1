import {
  endSharedPreview,
  liftSuspension,
  listSuspensions,
  suspendWebsite,
} from 'shared-kit/contract';
import type { Suspension } from 'shared-kit/contract';
import { argument, reasonOption, text, UsageError } from '../release/command';
import type { Command } from '../release/command';
import { runProgram } from '../release/run-program';
import type { Run, Surroundings } from '../release/run-program';

const suspend: Command = {
  summary: 'Take a website down for visitors at once; its owner reads the reason',
  usage: '<address> --reason <text>',
  help: [
    'The address is the website’s part of its link, now or from before: corner-bakery.',
    'Its pages, files and share links answer 410 until the suspension is lifted.',
  ],
  options: reasonOption,
  async run(invocation) {
    const address = argument(invocation, 0, 'address of the website');
    const reason = text(invocation.values, 'reason');
    if (reason === undefined) throw new UsageError('Give the --reason: the owner reads it.');
    const answer = await invocation.host.call(suspendWebsite, { body: { address, reason } });
    return { lines: [answer.message, ...linesOf(answer.suspension)], json: answer.suspension };
  },
};

const endShare: Command = {
  summary: 'End a shared preview at once, whosever it is',
  usage: '<link>',
  async run(invocation) {
    const link = argument(invocation, 0, 'link of the shared preview');
    const answer = await invocation.host.call(endSharedPreview, { body: { link } });
    return { lines: [answer.message], json: answer };
  },
};

const lift: Command = {
  summary: 'Show a suspended website to visitors again',
  usage: '<address>',
  async run(invocation) {
    const address = argument(invocation, 0, 'address of the website');
    const answer = await invocation.host.call(liftSuspension, { body: { address } });
    return { lines: [answer.message], json: answer };
  },
};

const list: Command = {
  summary: 'List the websites that are suspended',
  usage: '',
  async run({ host }) {
    const { suspensions } = await host.call(listSuspensions, {});
    const lines = suspensions.flatMap(linesOf);
    return { lines: lines.length > 0 ? lines : ['No website is suspended'], json: suspensions };
  },
};

const linesOf = ({ address, title, owner, link, reason, suspended_at }: Suspension): string[] => [
  `  ${address}  ${suspended_at.slice(0, 16).replace('T', ' ')}  ${owner}`,
  `    ${title} (${link})`,
  `    ${reason}`,
];

/** Carries out one command line of `npm run sites`. Pure but for the host it is given. */
export const runSites = (parameters: readonly string[], around: Surroundings): Promise<Run> =>
  runProgram(
    { name: 'sites', commands: { suspend, lift, list, 'end-share': endShare } },
    parameters,
    around,
  );
