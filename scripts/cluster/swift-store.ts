import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkBucket } from '../../api-host/src/storage/s3-storage';
import { installFromDebian } from '../test/debian-packages';
import { freePort } from '../../api-host/src/testing/free-port';
import { startChild, untilListening } from './child';
import type { Child } from './child';

/** A bucket, as hosts are told of it. */
export interface Store {
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'];
const credentials = {
  accessKeyId: 'sitewright:hosts',
  secretAccessKey: 'not-a-secret-on-loopback',
};
const bucket = 'sitewright';
const region = 'us-east-1';

/** Debian's swift.conf is needed: the programs know no other place for it. */
const installed = () =>
  existsSync('/usr/bin/swift-proxy-server') &&
  existsSync('/etc/swift/swift.conf') &&
  existsSync('/usr/bin/memcached');

/**
 * OpenStack Swift with its S3 interface: one copy of everything, in a folder, on loopback. It computes every signature
 * itself, and knows conditional writes.
 */
export async function startSwift(folder: string): Promise<Store> {
  if (!installed()) await installFromDebian(...packages);
  if (!installed())
    throw new Error(`Swift is not installed: apt-get install ${packages.join(' ')}`);
  mkdirSync(path.join(folder, 'nodes', 'disk'), { recursive: true });
  // Their user is Debian's `swift`, which has to reach the folder.
  chmodSync(path.dirname(folder), 0o755);
  const ports = {
    proxy: await freePort(),
    memcached: await freePort(),
    account: await freePort(),
    container: await freePort(),
    object: await freePort(),
  };
  const started: Child[] = [];
  const start = async (command: readonly string[], name: string, port: number) => {
    const child = startChild(command, { log: path.join(folder, `${name}.log`), folder });
    started.push(child);
    await untilListening(port, child);
  };
  const stop = async () => {
    for (const child of started.toReversed()) await child.end('SIGKILL');
  };
  try {
    for (const kind of ['account', 'container', 'object'] as const) {
      makeRing(folder, kind, ports[kind]);
      writeFileSync(path.join(folder, `${kind}.conf`), serverSettings(folder, kind, ports[kind]));
    }
    writeFileSync(
      path.join(folder, 'proxy.conf'),
      proxySettings(folder, ports.proxy, ports.memcached),
    );
    spawnSync('chown', ['-R', 'swift:swift', folder]);
    const memcached = [
      'memcached',
      '-l',
      '127.0.0.1',
      '-p',
      String(ports.memcached),
      '-u',
      'swift',
    ];
    await start(memcached, 'memcached', ports.memcached);
    for (const kind of ['account', 'container', 'object', 'proxy'] as const) {
      const command = [`/usr/bin/swift-${kind}-server`, path.join(folder, `${kind}.conf`)];
      await start(command, kind, ports[kind]);
    }
    const endpoint = `http://127.0.0.1:${ports.proxy}`;
    await makeBucket(endpoint);
    return { environment: bucketEnvironment(endpoint), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const bucketEnvironment = (endpoint: string) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
});

/** With Swift's own interface; then with S3's, and a signature that must be refused. */
async function makeBucket(endpoint: string): Promise<void> {
  const { accessKeyId, secretAccessKey } = credentials;
  const signedIn = await fetch(`${endpoint}/auth/v1.0`, {
    headers: { 'x-storage-user': accessKeyId, 'x-storage-pass': secretAccessKey },
  });
  const headers = { 'x-auth-token': signedIn.headers.get('x-auth-token') ?? '' };
  const address = `${signedIn.headers.get('x-storage-url') ?? endpoint}/${bucket}`;
  const made = await fetch(address, { method: 'PUT', headers });
  if (!made.ok) throw new Error(`The bucket was not made: ${made.status} ${await made.text()}`);
  await checkBucket({ endpoint, bucket, region, ...credentials });
  const wrong = { endpoint, bucket, region, accessKeyId, secretAccessKey: 'wrong' };
  const refusal = await checkBucket(wrong).then(
    () => 'nothing was refused',
    (error: unknown) => String(error),
  );
  if (!refusal.includes('SignatureDoesNotMatch')) throw new Error(`A wrong signature: ${refusal}`);
}

/** One partition of one copy on one folder. */
function makeRing(folder: string, kind: string, port: number): void {
  const ring = (...parameters: readonly string[]) => {
    const { status, stderr, stdout } = spawnSync(
      '/usr/bin/swift-ring-builder',
      [path.join(folder, `${kind}.builder`), ...parameters],
      { encoding: 'utf8' },
    );
    // 1 is its warning, as of a ring that is not balanced.
    if ((status ?? 2) > 1) throw new Error(`swift-ring-builder: ${stderr}${stdout}`);
  };
  ring('create', '4', '1', '0');
  ring('add', `r1z1-127.0.0.1:${port}/disk`, '1');
  ring('rebalance');
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
user = swift
workers = 0
log_level = WARNING
`;

const serverSettings = (folder: string, kind: string, port: number) => `${common(folder, port)}
devices = ${folder}/nodes
mount_check = false
fallocate_reserve = 0

[pipeline:main]
pipeline = ${kind}-server

[app:${kind}-server]
use = egg:swift#${kind}
`;

const proxySettings = (folder: string, port: number, memcached: number) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth bulk slo dlo proxy-server

[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcached}

[filter:listing_formats]
use = egg:swift#listing_formats

[filter:s3api]
use = egg:swift#s3api
location = ${region}

[filter:tempauth]
use = egg:swift#tempauth
user_${credentials.accessKeyId.replace(':', '_')} = ${credentials.secretAccessKey} .admin

[filter:bulk]
use = egg:swift#bulk

[filter:slo]
use = egg:swift#slo

[filter:dlo]
use = egg:swift#dlo
`;
