import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * A signal that aborts when the client has gone or the host is closing. Every answer that stays
     * open (server-sent events) must end on it, or closing the host waits for ever.
     */
    streamSignal: (reply: FastifyReply) => AbortSignal;
  }
}

/** Lets long answers end with their client and with the host. */
export function endStreamsOnClose(app: FastifyInstance): void {
  const open = new Set<AbortController>();
  let closing = false;

  app.decorate('streamSignal', (reply: FastifyReply) => {
    const controller = new AbortController();
    // Gone before anybody listened: nothing will tell of it any more.
    if (closing || reply.raw.destroyed) {
      controller.abort();
      return controller.signal;
    }
    open.add(controller);
    reply.raw.once('close', () => {
      open.delete(controller);
      controller.abort();
    });
    return controller.signal;
  });

  app.addHook('preClose', (done) => {
    closing = true;
    for (const controller of open) controller.abort();
    done();
  });
}
