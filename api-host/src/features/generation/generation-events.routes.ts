import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { generationEventsPath, getGenerationTask } from 'shared-kit/contract';
import { clientNetwork } from '../../attempts/client-network';
import type { RequestFailure } from '../../errors';
import { StreamPlaces } from '../../quotas/stream-places';
import { ReaderPosition } from './draft-events';
import type { GenerationDeps } from './generation-deps';
import { taskEvents } from './task-events';
import { batchLooks } from './tasks/batched-looks';
import { findLooks, findOwner } from './tasks/tasks.repository';

/**
 * The state of a task and its growing draft as server-sent events. Like polling, needs no token.
 * With `Last-Event-ID` the draft continues where the reader left off. 429 or 503 when too many are
 * open.
 */
export function streamGenerationEvents(
  app: FastifyInstance,
  { db, generation, quotas }: GenerationDeps,
  unknownTask: () => RequestFailure,
): void {
  const places = new StreamPlaces(quotas);
  const look = batchLooks((ids) => findLooks(db, ids));
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
      const member = await findOwner(db, id);
      if (member === undefined) throw unknownTask();
      const signal = app.streamSignal(reply);
      // Counted per task owner, whoever reads: the id can be shared, and readers have no token.
      places.take({ member, network: clientNetwork(request.ip) }, signal);
      const position = ReaderPosition.after(lastEventId(request));
      const events = taskEvents({ db, look, ...generation }, id, { signal, position });
      return (
        reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          // A kept-alive connection would delay closing the host.
          .header('connection', 'close')
          // Some proxies buffer responses before forwarding them.
          .header('x-accel-buffering', 'no')
          .send(Readable.from(events, { objectMode: false }))
      );
    },
  });
}

function lastEventId({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' ? id : undefined;
}
