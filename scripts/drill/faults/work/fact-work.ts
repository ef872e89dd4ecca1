import { getBusinessFacts, saveBusinessFacts } from 'shared-kit/contract';
import type { HostClient } from '../../../release/host-client';
import { Cell, Progress, repeat, tellChanges } from '../work';
import type { Work } from '../work';

/** Replaces the facts the account remembers, again and again. */
export function factWork(client: HostClient): Work {
  const progress = new Progress();
  const host = tellChanges(client, progress);
  const name = new Cell('');
  let next = 1;
  return {
    name: 'facts',
    progress,
    prepare: async () => {},
    run: (over) =>
      repeat(
        over,
        async () => {
          const value = `Name ${next}`;
          next += 1;
          const facts = [{ kind: 'name' as const, item: '' as const, value }];
          await name.change(value, () => host.call(saveBusinessFacts, { body: { facts } }));
        },
        progress,
      ),
    async check() {
      const { facts } = await host.call(getBusinessFacts, {});
      const value = facts[0]?.value ?? '';
      const isKept = name.allows(value);
      return {
        acknowledged: name.acknowledged,
        found: isKept ? name.acknowledged : 0,
        problems: isKept ? [] : [`the account knows ${value}, not ${name.describe()}`],
      };
    },
  };
}
