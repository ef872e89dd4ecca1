import type { Env } from '../env';
import type { DatabaseSource } from './database-source';
import { embeddedSource } from './embedded-source';
import { serverSource } from './server-source';
import type { PgTool } from './pg-tools';

/** The database used by a host with these settings. */
export const openSource = (
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  environment: PgTool['environment'],
): Promise<DatabaseSource> =>
  databaseUrl === null ? embeddedSource(dataDir) : serverSource({ databaseUrl, environment });
