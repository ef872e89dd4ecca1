import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createProject,
  createUser,
  getGenerationTask,
  getProject,
  listWebsites,
  login,
  publishWebsite,
  renameProject,
  startGeneration,
} from 'shared-kit/contract';
import { contractClient } from './contract-client';
import type { CallHost } from './contract-client';
import type { PatientClient } from './patient-client';

/** What a host said it has: it must be there at the end. */
export interface Acknowledged {
  readonly member: string;
  readonly project: string;
  readonly title: string;
  /** Words of the page that was published, and where. */
  readonly link: string;
  readonly words: string;
}

export interface Member {
  readonly email: string;
  readonly token: string;
  readonly call: CallHost;
}

const password = 'correct horse battery';

/** Bounds one generation: a host that dies keeps its tasks for half a minute. */
const generatedWithinMs = 180_000;

/** Accounts as an administrator makes them, signed in. */
export async function makeMembers(
  client: PatientClient,
  url: string,
  admin: { readonly email: string; readonly password: string },
  { howMany, name }: { readonly howMany: number; readonly name: string },
): Promise<Member[]> {
  const anybody = contractClient(client, url);
  const { token } = await anybody(login, { body: admin });
  const members: Member[] = [];
  for (let at = 0; at < howMany; at += 1) {
    const email = `${name}-${at}@example.com`;
    const flags = {
      oto1: 0,
      oto2: 0,
      oto3: 0,
      oto4: 0,
      oto5: 0,
      oto6: 0,
      oto7: 0,
      oto8: 0,
    } as const;
    const body = { name: `${name} ${at}`, email, password, ...flags };
    await contractClient(client, url, token)(createUser, { body });
    const session = await anybody(login, { body: { email, password } });
    members.push({ email, token: session.token, call: contractClient(client, url, session.token) });
  }
  return members;
}

/** From a prompt to a page that visitors see; each step counts only once the next one was answered. */
export async function takeJourney(
  { email, call }: Member,
  client: PatientClient,
  number: number,
): Promise<Acknowledged> {
  const project = randomUUID();
  const name = `Kiln ${number}`;
  const prompt = `A pottery studio called ${name} in Porto, with workshops and opening hours`;
  await call(createProject, { body: { id: project, prompt } });
  const started = await call(startGeneration, {
    body: { prompt, type: 0, project_id: project, request_id: randomUUID() },
  });
  await untilGenerated(call, started.task_id);
  const title = `Studio ${number}`;
  const { project: record } = await call(getProject, { params: { project_id: project } });
  await call(renameProject, {
    params: { project_id: project },
    body: { revision: record.revision, title },
  });
  const body = {
    project_id: project,
    htmlcode: record.files?.html ?? '',
    csscode: record.files?.css ?? '',
    jscode: record.files?.js ?? '',
    title,
    prompt,
  };
  const { link = '' } = await call(publishWebsite, { body });
  const page = await client.ask(link);
  if (!page.body.includes(name)) throw new Error(`${link} does not show ${name}: ${page.status}`);
  return { member: email, project, title, link, words: name };
}

async function untilGenerated(call: CallHost, id: string): Promise<void> {
  const end = Date.now() + generatedWithinMs;
  for (;;) {
    const task = await call(getGenerationTask, { params: { task_id: id } });
    if (task.status === 'done') return;
    if (task.status === 'failed' || task.status === 'cancelled' || Date.now() > end) {
      throw new Error(`Generation ${id}: ${task.status} ${task.message}`);
    }
    await wait(500);
  }
}

/** Of what was acknowledged, what is not there. */
export async function findLost(
  members: readonly Member[],
  client: PatientClient,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const lost: string[] = [];
  for (const { member, project, title, link, words } of acknowledged) {
    const call = members.find(({ email }) => email === member)?.call;
    if (!call) continue;
    const { project: record } = await call(getProject, { params: { project_id: project } });
    if (record.title !== title) lost.push(`${project} is called ${record.title}, not ${title}`);
    if (!record.files?.html.includes(words)) lost.push(`${project} has lost its page`);
    const page = await client.ask(link);
    if (!page.body.includes(words)) lost.push(`${link} answers ${page.status}`);
  }
  for (const { email, call } of members) {
    const made = acknowledged.filter(({ member }) => member === email).length;
    const { message: sites } = await call(listWebsites, {});
    // A publish that was asked twice, as its answer was lost, must not have made two websites.
    if (sites.length < made) lost.push(`${email} has ${sites.length} websites of ${made}`);
  }
  return lost;
}
