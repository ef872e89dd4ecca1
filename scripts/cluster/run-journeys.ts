import { postgresPool } from '../../api-host/src/database/postgres-pool';
import type { HostVersion } from './host-fleet';
import { findLost, makeMembers, takeJourney } from './member-journey';
import type { Acknowledged } from './member-journey';
import { patientClient } from './patient-client';
import type { ClientCounts } from './patient-client';
import { disturb } from './disruptions';
import type { Cluster } from './start-cluster';

/** What came of journeys under disruption. */
export interface JourneyReport {
  readonly journeys: number;
  readonly counts: ClientCounts;
  readonly broken: readonly string[];
  readonly tasks: { readonly done: number; readonly takenOver: number; readonly other: number };
  readonly lost: readonly string[];
}

interface Settings {
  readonly older: HostVersion;
  readonly newer: HostVersion;
  /** Members at work at the same time. */
  readonly members: number;
  readonly tell: (line: string) => void;
}

/** Members make websites through nginx, one after the other, for as long as hosts are killed, replaced and upgraded. */
export async function runJourneys(cluster: Cluster, settings: Settings): Promise<JourneyReport> {
  const client = patientClient();
  const { app } = cluster.urls;
  const members = await makeMembers(client, app, cluster.admin, {
    howMany: settings.members,
    name: 'member',
  });
  const acknowledged: Acknowledged[] = [];
  const broken: string[] = [];
  const state = { isOver: false };
  let number = 0;
  const working = members.map(async (member) => {
    while (!state.isOver) {
      number += 1;
      try {
        acknowledged.push(await takeJourney(member, client, number));
      } catch (error) {
        broken.push(error instanceof Error ? error.message : String(error));
      }
    }
  });
  try {
    await disturb(cluster.fleet, settings);
  } finally {
    state.isOver = true;
    await Promise.all(working);
  }
  settings.tell('every member has ended; looking for what was lost');
  return {
    journeys: acknowledged.length,
    counts: client.counts,
    broken,
    tasks: await readTasks(cluster.databaseUrl),
    lost: await findLost(members, patientClient(), acknowledged),
  };
}

/** Generations by how they ended; more than one attempt is one whose first host died. */
async function readTasks(databaseUrl: string): Promise<JourneyReport['tasks']> {
  const database = await postgresPool(databaseUrl);
  try {
    const { rows } = await database.query<{ done: string; taken_over: string; other: string }>(`
      select count(*) filter (where status = 'done') as done,
        count(*) filter (where status = 'done' and attempt > 1) as taken_over,
        count(*) filter (where status <> 'done') as other
      from generation_tasks`);
    const [row] = rows;
    return {
      done: Number(row?.done),
      takenOver: Number(row?.taken_over),
      other: Number(row?.other),
    };
  } finally {
    await database.end();
  }
}

/** The report in words; empty `faults` is what it should be. */
export function describeReport(report: JourneyReport): { lines: string[]; faults: string[] } {
  const { counts, tasks, broken, lost } = report;
  // Hosts are killed throughout: with none, the members went on while nothing was handed over.
  const handOver =
    tasks.takenOver === 0
      ? ['no generation of a host that had died was taken over by another']
      : [];
  return {
    lines: [
      `journeys ended well                ${report.journeys}`,
      `requests of members                ${counts.requests}`,
      `  asked once more                  ${counts.repeated}`,
      `  waited as Retry-After said       ${counts.waited}`,
      `  failed all the same              ${counts.failed}`,
      `generations done                   ${tasks.done}`,
      `  of them after a host had died    ${tasks.takenOver}`,
      `  not done                         ${tasks.other}`,
      `acknowledged and not there         ${lost.length}`,
    ],
    faults: [...new Set([...counts.failures, ...broken, ...handOver, ...lost])],
  };
}
