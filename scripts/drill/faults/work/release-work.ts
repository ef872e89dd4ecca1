import {
  promoteRollout,
  rollBack,
  signedRecord,
  startRollout,
  suiteRecord,
} from 'shared-kit/contract/releases';
import { publish } from '../../../release/commands/publish';
import { verify } from '../../../release/commands/verify';
import type { HostClient } from '../../../release/host-client';
import { versions } from '../../drill-suite';
import { drillRemote } from '../../throw-away-remote';
import { Cell, Progress, repeat, tellChanges } from '../work';
import type { Work } from '../work';

const { name: remote } = drillRemote;
const quiet = { progress: () => {}, wait: async () => {}, now: () => 0 };

/** Gives everyone a new version and takes it back, over and over. */
export function releaseWork(client: HostClient, candidate: string): Work {
  const progress = new Progress();
  const host = tellChanges(client, progress);
  const live = new Cell<string>(versions.stable);
  let newest = 0;

  async function release(): Promise<void> {
    try {
      await live.change(versions.candidate, async () => {
        await host.call(startRollout, { body: { remote, version: versions.candidate } });
        await host.call(promoteRollout, { body: { remote, all: true } });
      });
    } finally {
      // Also a rollout that was cut short: the next one could not be started beside it.
      await takeBack();
    }
  }
  const takeBack = () =>
    live.change(versions.stable, () =>
      host.call(rollBack, { body: { remote, version: versions.stable } }),
    );

  return {
    name: 'releases',
    progress,
    async prepare() {
      // The first page seeds the record.
      await host.fetch('/releases.json');
      const values = { folder: candidate };
      await publish.run({ host, positionals: [remote], values, ...quiet });
    },
    run: (over) => repeat(over, release, progress),
    async check() {
      const { payload } = signedRecord.parse(await (await host.fetch('/releases.json')).json());
      const found = suiteRecord.parse(JSON.parse(payload));
      const version = found.remotes[remote]?.stable.version ?? 'none';
      // Signature, and every byte the record names: what a browser would refuse is no release.
      const verified = await verify.run({ host, positionals: [], values: {}, ...quiet });
      const problems = verified.code === 0 ? [] : [...verified.lines];
      if (!live.allows(version)) problems.push(`everyone has ${version}, not ${live.describe()}`);
      if (found.serial < newest) problems.push(`record ${found.serial} follows ${newest}`);
      newest = found.serial;
      return {
        acknowledged: live.acknowledged,
        found: problems.length === 0 ? live.acknowledged : 0,
        problems,
      };
    },
  };
}
