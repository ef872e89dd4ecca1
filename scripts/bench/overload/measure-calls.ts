import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { createProject, getProfile, listProjects, projectPageLimit } from 'shared-kit/contract';
import type { FaultHost } from '../../drill/faults/fault-host';

/** How long the clients ask, each one call after another without a pause. */
const seconds = 10;

/** One call in so many writes. */
const writeEvery = 4;

/** What a number of clients got in that time. */
export interface Measured {
  readonly seconds: number;
  readonly accepted: number;
  /** Of accepted calls, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Refused with 503 and a time to come back. */
  readonly shed: number;
  readonly otherErrors: number;
  readonly acknowledged: number;
  readonly lost: number;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

type Send = (call: Call) => Promise<{ status: number; retryAfter: unknown; body: string }>;

/** `fetch` opens as many connections as it likes; an agent has one for each client. */
function openClient(appUrl: string, agent: Agent, token: string): Send {
  return ({ method, path, body }) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const sent = request(new URL(path, appUrl), { method, agent, headers }, (answer) => {
        const { statusCode: status = 0, headers: found } = answer;
        text(answer).then(
          (read) => resolve({ status, retryAfter: found['retry-after'], body: read }),
          reject,
        );
      });
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** Who asks. */
export interface Crowd {
  readonly clients: number;
  /** Sessions the clients share. */
  readonly tokens: readonly string[];
  /** Whether who is refused waits for as long as Retry-After says, as the suite does, or asks again at once. */
  readonly waits: boolean;
}

/** Lets so many clients ask at the same time, and looks for everything they were told is kept. */
export async function measureCalls(
  host: FaultHost,
  { clients, tokens, waits }: Crowd,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const members = tokens.map((token) => openClient(host.appUrl, agent, token));
  const times: number[] = [];
  const kept: string[] = [];
  let shed = 0;
  let otherErrors = 0;
  const end = performance.now() + seconds * 1_000;

  async function callOnce(send: Send, n: number): Promise<void> {
    const id = randomUUID();
    const isWrite = n % writeEvery === 0;
    const begun = performance.now();
    const answer = await send(
      isWrite
        ? { method: 'POST', path: createProject.path, body: { id, prompt: 'Overload' } }
        : { method: 'GET', path: getProfile.path },
    );
    if (answer.status === 503 && answer.retryAfter !== undefined) {
      shed += 1;
      if (waits) await wait(Math.min(Number(answer.retryAfter) * 1_000, end - performance.now()));
    } else if (answer.status !== 200) otherErrors += 1;
    else {
      times.push(performance.now() - begun);
      if (isWrite) kept.push(id);
    }
  }
  const client = async (_: unknown, at: number): Promise<void> => {
    const send = members[at % members.length];
    if (!send) return;
    for (let n = at; performance.now() < end; n += 1) {
      await callOnce(send, n).catch(() => {
        otherErrors += 1;
      });
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const found = new Set<string>();
  for (const send of members) await readProjects(send, found);
  agent.destroy();
  return {
    seconds,
    accepted: times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    shed,
    otherErrors,
    acknowledged: kept.length,
    lost: kept.filter((id) => !found.has(id)).length,
  };
}

async function readProjects(send: Send, found: Set<string>): Promise<void> {
  for (let page = 1; ; page += 1) {
    const path = `${listProjects.path}?which=all&limit=${projectPageLimit}&page=${page}`;
    const { body } = await send({ method: 'GET', path });
    const { projects } = listProjects.response.parse(JSON.parse(body));
    for (const { id } of projects) found.add(id);
    if (projects.length < projectPageLimit) return;
  }
}
