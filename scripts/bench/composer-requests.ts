import { parseArgs } from 'node:util';
import { compose, refine } from '../../site-composer/src/index';
import type { SiteFiles } from '../../site-composer/src/index';
import { judgeRequest } from './composer-requests/judge-request';
import type { Verdict } from './composer-requests/judge-request';
import { readPageRequests } from '../../site-composer/training/read-page-requests';

const today = new Date('2026-01-12T12:00:00Z');
const verdicts: readonly Verdict[] = ['whole', 'part', 'refused', 'wrong', 'void'];

/**
 * Carries out the ordinary requests of `site-composer/measure/requests` on composed pages. `--part train` (default) or `test`;
 * `--list wrong,refused` shows requests (of train alone: what is listed is not unseen any more); `--only id` takes one page or request.
 */
export async function benchComposerRequests(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      part: { type: 'string', default: 'train' },
      list: { type: 'string', default: '' },
      only: { type: 'string', default: '' },
    },
  });
  const listed = values.part === 'train' ? values.list.split(',') : [];
  const pages = new Map<string, SiteFiles>();
  const counts = new Map<string, Map<Verdict, number>>();
  const add = (row: string, verdict: Verdict): void => {
    const held = counts.get(row) ?? new Map<Verdict, number>();
    counts.set(row, held.set(verdict, (held.get(verdict) ?? 0) + 1));
  };
  for (const asked of readPageRequests()) {
    if (asked.part !== values.part || !asked.id.startsWith(values.only)) continue;
    const before = pages.get(asked.instruction) ?? compose(asked.instruction, { today });
    pages.set(asked.instruction, before);
    const { files, parts } = refine(before, asked.request, { today });
    const refused = parts.filter(({ outcome }) => outcome === 'not_done').length;
    const { verdict, why } = judgeRequest(asked, before, files, refused);
    for (const operation of new Set(asked.operations)) add(operation, verdict);
    add(asked.orders.length === 0 ? 'TO BE REFUSED' : 'TO BE DONE', verdict);
    add(asked.language === 'en' ? 'ENGLISH' : 'OTHER', verdict);
    if (listed.includes(verdict))
      process.stdout.write(
        `${verdict} ${asked.id} [${asked.operations.join()}] ${asked.request}\n   ${why}\n${parts.map((part) => `   · ${part.sentence}\n`).join('')}`,
      );
  }
  for (const [row, held] of [...counts].toSorted(([one], [other]) => one.localeCompare(other)))
    process.stdout.write(
      `${row.padEnd(14)}${verdicts.map((one) => `${one} ${String(held.get(one) ?? 0).padStart(3)}`).join('  ')}\n`,
    );
}
