import type { ReleaseStatus } from 'shared-kit/contract/releases';
import { conflict } from '../../errors';
import { abilitiesOf } from './abilities';
import { readAlarms } from './controller/present-alarms';
import { openRollouts, presentRollout } from './controller/rollouts.repository';
import { readTakenBack } from './controller/taken-back-rollouts';
import { readTeams } from './builds/teams.repository';
import { readRecentHealth } from './health/health.repository';
import { readTraffic } from './health/traffic.repository';
import { currentRecord } from './record/entries.repository';
import type { Who } from './record/who';
import type { ReleaseDeps } from './release-deps';

const recentMs = 60 * 60_000;

/** How long a rollout that was taken back is shown before anything else. */
const takenBackMs = 7 * 24 * 60 * 60_000;

/** What everyone runs, what is under way, and how it fares. */
export async function readStatus({ db, clock }: ReleaseDeps, who: Who): Promise<ReleaseStatus> {
  const record = await currentRecord(db);
  if (!record) throw conflict('Nothing is released yet');
  const rollouts = await openRollouts(db);
  const now = clock();
  const health = await readRecentHealth(db, new Date(now.getTime() - recentMs));
  const status: ReleaseStatus = {
    at: now.toISOString(),
    abilities: abilitiesOf(record, rollouts, now, who),
    record,
    rollouts: rollouts.map(presentRollout),
    takenBack: await readTakenBack(db, new Date(now.getTime() - takenBackMs)),
    alarms: await readAlarms(db, record),
    owners: await readTeams(db, record),
    health,
    traffic: await readTraffic(db, now),
  };
  return who.token === undefined ? status : forRemotes(status, who.remotes ?? []);
}

/** What a service token sees of it. */
function forRemotes(status: ReleaseStatus, remotes: readonly string[]): ReleaseStatus {
  const isTheirs = ({ remote }: { readonly remote: string }) => remotes.includes(remote);
  const only = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([remote]) => remotes.includes(remote)));
  const { record, abilities, owners = {}, takenBack = [], alarms = [] } = status;
  return {
    ...status,
    ...(abilities ? { abilities: { ...abilities, remotes: only(abilities.remotes) } } : {}),
    record: { ...record, remotes: only(record.remotes) },
    rollouts: status.rollouts.filter(isTheirs),
    takenBack: takenBack.filter(isTheirs),
    alarms: alarms.filter(isTheirs),
    owners: only(owners),
    health: only(status.health),
  };
}
