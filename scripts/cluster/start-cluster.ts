import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../api-host/src/testing/free-port';
import { findPostgres, startPostgres } from '../test/postgres-server';
import { distFolder } from '../webpack/outputs';
import { openFleet } from './host-fleet';
import type { HostFleet, HostVersion } from './host-fleet';
import { findNginx, startNginx } from './nginx';
import { startSwift } from './swift-store';

/** PostgreSQL, a bucket, hosts and nginx, all on loopback. */
export interface Cluster {
  readonly folder: string;
  readonly urls: { readonly app: string; readonly sites: string; readonly editor: string };
  readonly databaseUrl: string;
  /** Where the bucket's files lie. */
  readonly bucketFolder: string;
  readonly fleet: HostFleet;
  readonly admin: { readonly email: string; readonly password: string };
  readonly stop: () => Promise<void>;
}

interface ClusterSettings {
  readonly size: number;
  readonly version: HostVersion;
  readonly tell: (line: string) => void;
}

const admin = { email: 'admin@example.com', password: randomBytes(12).toString('base64url') };

/** What an operator gives every host, and what no host makes for itself. */
function secrets(): Record<string, string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    RELEASE_KEYS: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
}

export async function startCluster({ size, version, tell }: ClusterSettings): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-cluster-'));
  const ending: (() => Promise<void> | void)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
  ];
  const stop = async () => {
    for (const step of ending.splice(0).toReversed()) await step();
  };
  try {
    if (!(await findNginx()))
      throw new Error('nginx is not installed: apt-get install nginx-light');
    await findPostgres();
    const postgres = await startPostgres();
    if (!postgres) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
    ending.push(() => postgres.stop());
    tell(`PostgreSQL  ${postgres.url}`);
    mkdirSync(path.join(folder, 'swift'));
    const store = await startSwift(path.join(folder, 'swift'));
    ending.push(store.stop);
    tell(`Bucket      ${store.environment['S3_ENDPOINT'] ?? ''} (OpenStack Swift, S3 interface)`);
    const ports = { app: await freePort(), sites: await freePort(), editor: await freePort() };
    const urls = {
      app: `http://localhost:${ports.app}`,
      sites: `http://localhost:${ports.sites}`,
      editor: `http://localhost:${ports.editor}`,
    };
    const fleet = await openFleet({
      folder: path.join(folder, 'hosts'),
      size,
      environment: {
        ...store.environment,
        ...secrets(),
        DATABASE_URL: postgres.url,
        PUBLIC_URL: urls.app,
        SITES_URL: urls.sites,
        EDITOR_URL: urls.editor,
        TRUST_PROXY: 'loopback',
        LOG_LEVEL: 'warn',
        CHROMIUM_PATH: 'none',
      },
    });
    ending.push(fleet.stop);
    for (const place of fleet.places.keys()) await fleet.start(place, version);
    tell(`Hosts       ${size} of version ${version.name}`);
    const nginx = await startNginx(path.join(folder, 'nginx'), {
      ports,
      hosts: fleet.places,
      buildsFolder: distFolder,
    });
    ending.push(async () => void (await nginx.end('SIGTERM')));
    for (const [name, url] of Object.entries(urls)) tell(`${name.padEnd(11)} ${url}`);
    return {
      folder,
      urls,
      databaseUrl: postgres.url,
      bucketFolder: path.join(folder, 'swift', 'nodes'),
      fleet,
      admin,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
