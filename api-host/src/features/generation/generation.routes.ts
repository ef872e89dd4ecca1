import type { FastifyInstance } from 'fastify';
import {
  getGenerationEngine,
  getGenerationTask,
  startGeneration,
  stopGeneration,
} from 'shared-kit/contract';
import { conflict, notFound, rateLimited } from '../../errors';
import { mount } from '../../plugins/mount';
import { mountModelConnection } from './connection/model-connection.routes';
import type { GenerationDeps } from './generation-deps';
import type { TaskStatus } from './generation.tables';
import { streamGenerationEvents } from './generation-events.routes';
import { presentTask } from './present-task';
import { keepTasks } from './tasks/kept-tasks';
import { idempotencyKeyOf } from './tasks/idempotency-key';
import { stopTask } from './tasks/stop-task.repository';
import { addTask } from './tasks/tasks.repository';

/** 192 bits: knowing the id grants read access to the task (decisions, 17). */
const idBytes = 24;

/** An estimate of when one of the member's generations will have finished. */
const retryAfterSeconds = 15;

/** Endpoints that start, follow and stop a generation. */
export function mountGeneration(app: FastifyInstance, deps: GenerationDeps): void {
  const { db, clock, random, generation } = deps;
  const findKept = keepTasks({ ...deps, signals: generation.signals });

  mount(app, startGeneration, {
    access: 'signedIn',
    handler: async ({ caller, body }) => {
      const { type: mode, project_id: projectId, request_id: requestId, base, ...texts } = body;
      const { target, html } = texts;
      const engine = await generation.currentEngine();
      if (target && !html.startsWith(target.excerpt, target.at)) throw noElement();
      const task = {
        id: random(idBytes).toString('base64url'),
        userId: caller.user.id,
        projectId: projectId ?? null,
        job: { mode, ...texts },
        engine: engine.describe(),
        now: clock(),
        base,
        quotas: deps.quotas,
        request: requestId === undefined ? undefined : idempotencyKeyOf(requestId, body),
      };
      const added = await addTask(db, task, generation.tasksPerMember);
      if (added.kind === 'full') throw tooMany(generation.tasksPerMember);
      if (added.kind === 'taken') throw otherRequest();
      if (added.kind === 'stale') throw madeMeanwhile(added.newest);
      if (added.kind === 'busy') throw changedMeanwhile();
      if (added.kind === 'added') {
        generation.onAdded?.(added.id);
        generation.signals.queued();
      }
      return { message: 'Generation started', task_id: added.id };
    },
  });

  mount(app, getGenerationTask, {
    access: 'anyone',
    handler: async ({ params, reply }) => {
      const task = await findKept(params.task_id);
      if (!task) throw unknownTask();
      reply.header('cache-control', 'no-store');
      return presentTask(task);
    },
  });

  mount(app, stopGeneration, {
    access: 'signedIn',
    handler: async ({ caller, params: { task_id: id } }) => {
      const { signals } = generation;
      const request = { id, userId: caller.user.id, now: clock(), draft: signals.draftOf(id) };
      const status = await stopTask(db, request);
      if (!status) throw unknownTask();
      signals.stopped(id);
      signals.changed(id);
      return { message: stopMessage(status), status };
    },
  });

  mount(app, getGenerationEngine, {
    access: 'signedIn',
    handler: async () => {
      const engine = await generation.currentEngine();
      return { message: 'Generation engine', engine: engine.describe() };
    },
  });

  mountModelConnection(app, deps);
  streamGenerationEvents(app, deps, unknownTask);
}

function stopMessage(status: TaskStatus): string {
  return status === 'cancelled' ? 'Generation stopped' : 'The generation had already ended';
}

/** The position may hold another element by now, so nothing is changed. */
const noElement = () =>
  conflict('The page has changed since you pointed at this element. Point at it again.');

const otherRequest = () =>
  conflict('This request_id was used for another generation. Use a new one for a new request.');

const madeMeanwhile = (newest: number) =>
  conflict(
    `Version ${newest} of this project was made in another place meanwhile. Nothing was changed: look at that version, then try again.`,
  );

const changedMeanwhile = () =>
  conflict(
    'This project is being changed in another place at the moment. Nothing was started: wait until that is done, then try again.',
  );

const unknownTask = () => notFound('There is no such generation');

function tooMany(limit: number) {
  const running = limit === 1 ? 'a generation' : `${limit} generations`;
  return rateLimited(
    `You have ${running} running already. Wait until one has finished, then try again.`,
    retryAfterSeconds,
  );
}
