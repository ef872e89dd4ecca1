import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { login, suspendWebsite } from 'shared-kit/contract';
import { distFolder } from '../webpack/outputs';
import { contractClient } from './contract-client';
import { makeMembers, takeJourney } from './member-journey';
import { patientClient } from './patient-client';
import type { Cluster } from './start-cluster';

/** Headers in which nginx's own answer with a file of a build must be the hosts'. */
const compared = [
  'content-type',
  'content-encoding',
  'cache-control',
  'access-control-allow-origin',
  'content-security-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'vary',
];

/** What `deploy/nginx` says of a suspended website, with a moment to ask. */
const goneWithinMs = 2_000;

/** What nginx serves by itself, held against the hosts; each line is a fault. */
export async function checkServing(cluster: Cluster): Promise<string[]> {
  return [
    ...(await compareBuilds(cluster)),
    ...(await checkOrigins(cluster)),
    ...(await checkSuspension(cluster)),
  ];
}

/** A file of each of these kinds of the shell's newest build. */
function newestOf(kinds: readonly RegExp[]): string[] {
  const [version = ''] = readdirSync(path.join(distFolder, 'shell')).toSorted().toReversed();
  const names = readdirSync(path.join(distFolder, 'shell', version));
  return kinds.flatMap((kind) => {
    const name = names.find((candidate) => kind.test(candidate));
    return name === undefined ? [] : [`/shell/${version}/${name}`];
  });
}

const someBuildFiles = (): string[] => newestOf([/\.js$/, /\.woff2$/, /\.css$/]);
const someSourceMaps = (): string[] => newestOf([/\.js\.map$/]);

async function compareBuilds({ urls, fleet }: Cluster): Promise<string[]> {
  const faults: string[] = [];
  const host = `http://127.0.0.1:${fleet.places[0]?.app ?? 0}`;
  for (const file of someBuildFiles()) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const init = { headers: { 'accept-encoding': encoding } };
      const [own, given] = await Promise.all([
        fetch(urls.app + file, init),
        fetch(host + file, init),
      ]);
      const [ownText, givenText] = [await own.text(), await given.text()];
      if (own.headers.has('x-request-id')) faults.push(`${file} came from a host`);
      if (ownText !== givenText) faults.push(`${file} (${encoding}) has another content`);
      for (const name of compared) {
        const [a, b] = [own.headers.get(name), given.headers.get(name)];
        if (a !== b)
          faults.push(`${file} (${encoding}) ${name}: nginx ${a ?? '–'}, host ${b ?? '–'}`);
      }
    }
  }
  return faults;
}

async function checkOrigins({ urls }: Cluster): Promise<string[]> {
  const expected: [string, number][] = [
    [`${urls.app}/`, 200],
    [`${urls.app}/readyz`, 200],
    [`${urls.app}/metrics`, 404],
    [`${urls.app}/shell/none/none.js`, 404],
    ...someSourceMaps().map((file): [string, number] => [urls.app + file, 404]),
    [`${urls.sites}/_preview`, 200],
    [`${urls.sites}/no-such-website/`, 404],
    [`${urls.editor}/`, 200],
  ];
  const faults: string[] = [];
  for (const [url, status] of expected) {
    const answer = await fetch(url);
    if (answer.status !== status) faults.push(`${url} answers ${answer.status}, not ${status}`);
  }
  return faults;
}

/** A page nginx keeps is gone for visitors when an operator says so. */
async function checkSuspension({ urls, admin }: Cluster): Promise<string[]> {
  const client = patientClient();
  const [member] = await makeMembers(client, urls.app, admin, { howMany: 1, name: 'suspended' });
  if (!member) return ['no member'];
  const { link } = await takeJourney(member, client, 900);
  const states: (string | null)[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    const answer = await fetch(link);
    await answer.arrayBuffer();
    states.push(answer.headers.get('x-cache-status'));
  }
  const faults = states.includes('HIT') ? [] : [`nginx keeps no page: ${states.join(' ')}`];
  const { token } = await contractClient(client, urls.app)(login, { body: admin });
  const address = new URL(link).pathname.replaceAll('/', '');
  const body = { address, reason: 'a rehearsal' };
  await contractClient(client, urls.app, token)(suspendWebsite, { body });
  await wait(goneWithinMs);
  const { status } = await fetch(link);
  if (status !== 410) faults.push(`${link} answers ${status} after it was suspended`);
  return faults;
}
