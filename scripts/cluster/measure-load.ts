import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { createProject, getProfile, listProjects } from 'shared-kit/contract';
import { makeMembers, takeJourney } from './member-journey';
import type { Member } from './member-journey';
import { patientClient } from './patient-client';
import { measureWebsites } from './measure-websites';
import type { Cluster } from './start-cluster';

/** Connections that are busy all the time. */
const connections = 16;
const warmUpMs = 1_000;
const measuredMs = 5_000;
const projects = 20;

interface Asked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Requests per second, by what is asked and by which way; each as a ratio to the cheapest answer of one host too. */
export async function measureLoad(
  cluster: Cluster,
  tell: (line: string) => void,
): Promise<string[]> {
  const client = patientClient();
  const { urls, fleet } = cluster;
  const [member] = await makeMembers(client, urls.app, cluster.admin, { howMany: 1, name: 'load' });
  if (!member) throw new Error('There is no member');
  await makeProjects(member);
  const { link } = await takeJourney(member, client, 1);
  const headers = { authorization: `Bearer ${member.token}` };
  const host = `http://127.0.0.1:${fleet.places[0]?.app ?? 0}`;
  const sites = `http://127.0.0.1:${fleet.places[0]?.sites ?? 0}`;
  const { pathname } = new URL(link);
  const list = `${listProjects.path}?which=all`;
  const asked: [string, Asked, Asked][] = [
    [
      '/healthz',
      { url: `${host}/healthz`, headers: {} },
      { url: `${urls.app}/healthz`, headers: {} },
    ],
    [
      'profile',
      { url: host + getProfile.path, headers },
      { url: urls.app + getProfile.path, headers },
    ],
    [
      `list of ${projects} projects`,
      { url: host + list, headers },
      { url: urls.app + list, headers },
    ],
    ['published page', { url: sites + pathname, headers: {} }, { url: link, headers: {} }],
  ];
  const rows: string[] = [
    '',
    `${connections} connections, ${measuredMs / 1000} s each; requests per second`,
    `${'what'.padEnd(22)} ${'one host'.padStart(9)} ${'ratio'.padStart(6)} ${`nginx, ${fleet.places.length} hosts`.padStart(15)} ${'ratio'.padStart(6)}`,
  ];
  let base = 0;
  for (const [name, direct, balanced] of asked) {
    tell(`measuring ${name}`);
    const [one, all] = [await requestsPerSecond(direct), await requestsPerSecond(balanced)];
    base ||= one;
    rows.push(
      `${name.padEnd(22)} ${one.toFixed(0).padStart(9)} ${(one / base).toFixed(2).padStart(6)} ${all.toFixed(0).padStart(15)} ${(all / base).toFixed(2).padStart(6)}`,
    );
  }
  tell('measuring websites made');
  return [...rows, '', ...(await measureWebsites(cluster))];
}

async function makeProjects({ call }: Member): Promise<void> {
  for (let at = 0; at < projects; at += 1) {
    await call(createProject, { body: { id: randomUUID(), prompt: `A website number ${at}` } });
  }
}

async function requestsPerSecond(asked: Asked): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let answered = 0;
  const state = { isOver: false };
  const work = Array.from({ length: connections }, async () => {
    while (!state.isOver) {
      await askOnce(agent, asked);
      answered += 1;
    }
  });
  await new Promise((resolve) => setTimeout(resolve, warmUpMs));
  const [before, start] = [answered, performance.now()];
  await new Promise((resolve) => setTimeout(resolve, measuredMs));
  const rate = ((answered - before) / (performance.now() - start)) * 1000;
  state.isOver = true;
  await Promise.all(work);
  agent.destroy();
  return rate;
}

function askOnce(agent: Agent, { url, headers }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${String(answer.statusCode)}`));
      });
    });
    asking.once('error', reject).end();
  });
}
