import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseRecord } from 'shared-kit/contract';
import { describeRemotes } from '../../build/release-record';
import { distFolder, releaseRecordFile } from '../../webpack/outputs';
import type { ReleaseFault } from './release-fault';
import { faultVersions, remoteOf, writeFaultBuild } from './write-fault-build';

/** A suite with a throw-away remote for every fault, and their broken candidates beside. */
export interface FaultSuite {
  /** For the host's `SUITE_DIR`; the caller removes it. */
  readonly folder: string;
  readonly candidateOf: (fault: ReleaseFault) => string;
}

export async function layOutFaultSuite(faults: readonly ReleaseFault[]): Promise<FaultSuite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-release-faults-'));
  const remotes = path.join(folder, 'remotes');
  const stableOf = (fault: ReleaseFault) =>
    path.join(remotes, remoteOf(fault), faultVersions.stable);
  const candidateOf = (fault: ReleaseFault) => path.join(folder, 'candidates', fault.id);
  for (const fault of faults) {
    await writeFaultBuild(fault, faultVersions.stable, stableOf(fault));
    await writeFaultBuild(fault, faultVersions.candidate, candidateOf(fault));
  }
  const record = releaseRecord.parse(JSON.parse(await readFile(releaseRecordFile, 'utf8')));
  for (const name of Object.keys(record.remotes)) {
    await symlink(path.join(distFolder, 'remotes', name), path.join(remotes, name), 'junction');
  }
  await symlink(path.join(distFolder, 'shell'), path.join(folder, 'shell'), 'junction');
  const own = await describeRemotes(
    faults.map((fault) => ({ name: remoteOf(fault), folder: stableOf(fault) })),
  );
  const suite = { ...record, remotes: { ...record.remotes, ...own } };
  await writeFile(path.join(folder, 'releases.json'), JSON.stringify(suite));
  return { folder, candidateOf };
}
