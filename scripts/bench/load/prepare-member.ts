import { setTimeout as wait } from 'node:timers/promises';
import { generationTask, login, startGeneration } from 'shared-kit/contract';
import type { RunningHost } from '../../test/host-process';

/** A member who is signed in, with the session as the browser's storage keeps it. */
export interface PreparedMember {
  /** What the storage of a browser holds after signing in. */
  readonly storage: Readonly<Record<string, string>>;
  readonly projectId: string;
}

const projectId = 'bench-project';
const prompt = 'A website for Harbour Row, a rowing club in Bergen, with training times.';
const pollMs = 200;

/** Signs in as the first administrator, who sees every menu entry, and makes one project. */
export async function prepareMember(host: RunningHost): Promise<PreparedMember> {
  let token = '';
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(host.appUrl + path, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { adminEmail: email, adminPassword: password } = host;
  const session = login.response.parse(await ask(login.path, { email, password }));
  token = session.token;
  const begun = await ask(startGeneration.path, { prompt, type: 0, project_id: projectId });
  const { task_id: task } = startGeneration.response.parse(begun);
  for (;;) {
    const { result } = generationTask.parse(await ask(`/api/claude/${task}`));
    if (result) break;
    await wait(pollMs);
  }
  const storage = { token, data: JSON.stringify(session.user) };
  return { storage, projectId };
}
