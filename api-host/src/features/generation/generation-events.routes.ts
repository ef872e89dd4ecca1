import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { generationEventsPath, getGenerationTask } from 'shared-kit/contract';
import type { RequestFailure } from '../../errors';
import type { GenerationDeps } from './generation-deps';
import { taskEvents } from './task-events';
import { findRevision } from './tasks/tasks.repository';

/**
 * The state of a task as server-sent events. Like polling it needs no token. `Last-Event-ID` needs no
 * answer of its own: the first event is the whole state.
 */
export function streamGenerationEvents(
  app: FastifyInstance,
  { db, generation }: GenerationDeps,
  unknownTask: () => RequestFailure,
): void {
  app.route<{ Params: { task_id: string } }>({
    method: 'GET',
    url: generationEventsPath,
    config: { access: 'anyone' },
    schema: {
      operationId: 'streamGenerationTask',
      summary: 'Follow a generation as server-sent events',
      params: getGenerationTask.params,
      produces: ['text/event-stream'],
    },
    handler: async (request, reply) => {
      const id = request.params.task_id;
      if ((await findRevision(db, id)) === undefined) throw unknownTask();
      const signal = app.streamSignal(reply);
      const events = taskEvents({ db, ...generation }, id, signal);
      return (
        reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          // Kept alive after the stream, the connection would hold up the closing of the host.
          .header('connection', 'close')
          // Some proxies collect answers before they pass them on.
          .header('x-accel-buffering', 'no')
          .send(Readable.from(events, { objectMode: false }))
      );
    },
  });
}
