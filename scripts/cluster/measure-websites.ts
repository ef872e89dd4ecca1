import { spawnSync } from 'node:child_process';
import { postgresPool } from '../../api-host/src/database/postgres-pool';
import { makeMembers, takeJourney } from './member-journey';
import { patientClient } from './patient-client';
import type { Cluster } from './start-cluster';

const members = 6;
const measuredMs = 30_000;

/** How many websites all hosts make by the offline composer, published ones, and what one takes. */
export async function measureWebsites(cluster: Cluster): Promise<string[]> {
  const client = patientClient();
  const made = await makeMembers(client, cluster.urls.app, cluster.admin, {
    howMany: members,
    name: 'websites',
  });
  const before = await stored(cluster);
  const start = performance.now();
  let websites = 0;
  const working = made.map(async (member) => {
    while (performance.now() - start < measuredMs) {
      websites += 1;
      await takeJourney(member, client, 10_000 + websites);
    }
  });
  await Promise.all(working);
  const seconds = (performance.now() - start) / 1000;
  const after = await stored(cluster);
  const kilobytes = (bytes: number) => `${(bytes / websites / 1024).toFixed(0)} KB`;
  return [
    `websites described, generated, renamed, published and visited   ${websites} in ${seconds.toFixed(0)} s (${(websites / seconds).toFixed(2)} a second)`,
    `requests for each                                               ${(client.counts.requests / websites).toFixed(0)}`,
    `database for each, indexes included                             ${kilobytes(after.database - before.database)}`,
    `bucket for each, pictures of it included                        ${kilobytes(after.bucket - before.bucket)}`,
  ];
}

async function stored({ databaseUrl, bucketFolder }: Cluster) {
  const database = await postgresPool(databaseUrl);
  try {
    const { rows } = await database.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    const { stdout } = spawnSync('du', ['-sb', bucketFolder], { encoding: 'utf8' });
    return { database: Number(rows[0]?.bytes), bucket: Number.parseInt(stdout, 10) };
  } finally {
    await database.end();
  }
}
