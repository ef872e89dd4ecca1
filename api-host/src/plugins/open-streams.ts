import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * A signal that aborts when the client has disconnected or the host is closing. Every
     * open-ended response (server-sent events) must end on it, or closing the host waits forever.
     */
    streamSignal: (reply: FastifyReply) => AbortSignal;
  }
}

/**
 * A client that reads nothing for this long is disconnected, because its buffer holds memory. Streams send keep-alives
 * far more often, so that an idle stream is not affected.
 */
const unreadMs = 60_000;

/** Ends streamed responses when the client disconnects or stops reading and when the host closes. */
export function endStreamsOnClose(app: FastifyInstance, unreadForMs: number = unreadMs): void {
  const open = new Set<AbortController>();
  let closing = false;

  app.decorate('streamSignal', (reply: FastifyReply) => {
    const controller = new AbortController();
    // Disconnected before the listener was added: no event will follow.
    if (closing || reply.raw.destroyed) {
      controller.abort();
      return controller.signal;
    }
    open.add(controller);
    // A socket that the client does not read sends no bytes and therefore counts as idle.
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
