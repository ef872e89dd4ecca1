import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { getGenerationTask, getProject, startGeneration } from 'shared-kit/contract';
import type { GenerationTask } from 'shared-kit/contract';
import type { HostClient } from '../../../release/host-client';
import { repeat } from '../work';
import type { Work } from '../work';

/** A lease of a host that died runs out, then the work is done again; beyond this a task is stuck. */
const endWithinMs = 120_000;

const ended: ReadonlySet<string> = new Set(['done', 'failed', 'cancelled']);

/** Begun and not seen to end at a time: a queue, and not an endless one. */
const underWay = 4;

interface Asked {
  readonly taskId: string;
  readonly projectId: string;
  readonly requestId: string;
}

const prompt = 'A one page website for a small bakery called Crumb, with opening hours and a menu';

/** Starts generations and looks for their ends. */
export function generationWork(host: HostClient, refusals: Map<string, number>): Work {
  const unseen: Asked[] = [];
  let acknowledged = 0;
  let wrongSoFar = 0;

  const bodyOf = ({ projectId, requestId }: Omit<Asked, 'taskId'>) => ({
    prompt,
    type: 0 as const,
    project_id: projectId,
    request_id: requestId,
  });

  async function start(): Promise<void> {
    if (unseen.length >= underWay) return void (await wait(20));
    const asked = { projectId: randomUUID(), requestId: randomUUID() };
    const { task_id: taskId } = await host.call(startGeneration, { body: bodyOf(asked) });
    acknowledged += 1;
    unseen.push({ ...asked, taskId });
  }

  async function examine(asked: Asked): Promise<string | null> {
    const { taskId, projectId } = asked;
    const again = await host.call(startGeneration, { body: bodyOf(asked) });
    if (again.task_id !== taskId) return `task ${taskId} was started twice`;
    const task = await untilEnded(host, taskId);
    if (!ended.has(task.status)) return `stuck: task ${taskId} is ${task.status}`;
    if (task.status !== 'done') return task.error?.message ? null : `task ${taskId} says nothing`;
    const { project } = await host.call(getProject, { params: { project_id: projectId } });
    const isThere = (project.files?.html ?? '').length > 0 && project.task_id === null;
    return isThere ? null : `task ${taskId} is done and its project has no page`;
  }

  return {
    name: 'generations',
    prepare: async () => {},
    run: (over) => repeat(over, start, refusals),
    async check() {
      const problems = await Promise.all(unseen.splice(0).map(examine));
      const wrong = problems.filter((problem) => problem !== null);
      wrongSoFar += wrong.length;
      return { acknowledged, found: acknowledged - wrongSoFar, problems: wrong };
    },
  };
}

async function untilEnded(host: HostClient, id: string): Promise<GenerationTask> {
  const end = performance.now() + endWithinMs;
  for (;;) {
    const task = await host.call(getGenerationTask, { params: { task_id: id } });
    if (ended.has(task.status) || performance.now() > end) return task;
    await wait(200);
  }
}
