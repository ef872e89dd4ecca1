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

/**
 * A reader that takes nothing for so long is cut off: what waits for it holds memory. Streams say that they are
 * still there far more often, so this is never a quiet one.
 */
const unreadMs = 60_000;

/** Lets long answers end with their client, with the host, and with a reader that no longer reads. */
export function endStreamsOnClose(app: FastifyInstance, unreadForMs: number = unreadMs): void {
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
    // Of a socket nobody reads no byte can be sent any more, so that it counts as idle.
    const { socket } = reply.raw;
    socket?.setTimeout(unreadForMs, () => socket.destroy());
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
