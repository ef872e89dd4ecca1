import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { getGenerationTask, getProject, startGeneration } from 'shared-kit/contract';
import type { GenerationTask } from 'shared-kit/contract';
import type { HostClient } from '../../../release/host-client';
import { Progress, repeat, tellChanges } from '../work';
import type { Work } from '../work';

/**
 * A lease of a host that died runs out, then the work is done again; a model that falls silent is given up after 90 s, and a
 * task may wait for those before it that do the same. Beyond this a task is stuck.
 */
const endWithinMs = 300_000;

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
export function generationWork(client: HostClient): Work {
  const progress = new Progress();
  const host = tellChanges(client, progress);
  const unseen: Asked[] = [];
  let acknowledged = 0;
  const wrong: string[] = [];

  const bodyOf = ({ projectId, requestId }: Omit<Asked, 'taskId'>) => ({
    prompt,
    type: 0 as const,
    project_id: projectId,
    request_id: requestId,
  });

  async function start(): Promise<void> {
    if (unseen.length >= underWay) await seeFirst();
    const asked = { projectId: randomUUID(), requestId: randomUUID() };
    const { task_id: taskId } = await host.call(startGeneration, { body: bodyOf(asked) });
    acknowledged += 1;
    unseen.push({ ...asked, taskId });
  }

  /** What fails here was cut by the drill, and is looked at again. */
  async function seeFirst(): Promise<void> {
    const [first] = unseen;
    const problem = first && (await examine(first));
    unseen.shift();
    if (problem) wrong.push(problem);
  }

  async function examine(asked: Asked): Promise<string | null> {
    const { taskId, projectId } = asked;
    const again = await host.call(startGeneration, { body: bodyOf(asked) });
    if (again.task_id !== taskId) return `task ${taskId} was started twice`;
    const task = await untilEnded(host, taskId);
    if (!ended.has(task.status)) return `stuck: task ${taskId} is ${task.status}${atStep(task)}`;
    if (task.status !== 'done') return task.error?.message ? null : `task ${taskId} says nothing`;
    const { project } = await host.call(getProject, { params: { project_id: projectId } });
    const isThere = (project.files?.html ?? '').length > 0 && project.task_id === null;
    return isThere ? null : `task ${taskId} is done and its project has no page`;
  }

  return {
    name: 'generations',
    progress,
    prepare: async () => {},
    run: (over) => repeat(over, start, progress),
    async check() {
      for (const asked of unseen.splice(0)) {
        const problem = await examine(asked);
        if (problem !== null) wrong.push(problem);
      }
      return { acknowledged, found: acknowledged - wrong.length, problems: [...wrong] };
    },
  };
}

/** Where a task that goes on for too long has got to. */
function atStep({ steps = [] }: GenerationTask): string {
  const step = steps.find(({ status }) => status === 'processing');
  return step ? ` at “${step.title}”: ${step.message}` : '';
}

async function untilEnded(host: HostClient, id: string): Promise<GenerationTask> {
  const end = performance.now() + endWithinMs;
  for (;;) {
    const task = await host.call(getGenerationTask, { params: { task_id: id } });
    if (ended.has(task.status) || performance.now() > end) return task;
    await wait(200);
  }
}
