import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { limitPipelining } from './pipelined-requests';

/** How long requests under way may take once the host closes; below what the process as a whole is given. */
const finishWithinMs = 5000;

interface Draining {
  /** For Fastify's option of that name: it serves every address, and for `localhost` there are two. */
  readonly serverFactory: FastifyServerFactory;
  /** Answers that stay open must end by themselves: see `endStreamsOnClose`. */
  readonly drainOnClose: (app: FastifyInstance) => void;
}

/**
 * Lets a closing host go of its connections. Node closes those that wait for a next request, but neither
 * those a browser opened in advance and never used, nor those whose answer ends during the close: each
 * would hold the host for more than a minute. Requests under way get their answer, within bounds.
 */
export function drainConnections(withinMs: number = finishWithinMs): Draining {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let isClosing = false;

  const follow = (server: Server): Server => {
    server.on('connection', (socket) => {
      if (isClosing) socket.destroy();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    server.prependListener('request', (_request, answer) => {
      if (isClosing) answer.shouldKeepAlive = false;
      answers.add(answer);
      answer.once('finish', () => {
        if (isClosing) answer.req.socket.destroySoon();
      });
      answer.once('close', () => answers.delete(answer));
    });
    return server;
  };

  const close = (): NodeJS.Timeout => {
    isClosing = true;
    // Says so to the client where there is still time; this has no effect on an answer that has begun.
    for (const answer of answers) answer.shouldKeepAlive = false;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    return setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, withinMs);
  };

  return {
    serverFactory: (handler, options) => follow(openServer(handler, options)),
    drainOnClose: (app) => {
      let cut: NodeJS.Timeout | undefined;
      app.addHook('preClose', (done) => {
        cut = close();
        done();
      });
      app.addHook('onClose', (_app, done) => {
        clearTimeout(cut);
        // Fastify leaves one that never listened as it is, with the timer Node gave it.
        if (app.server.listening) done();
        else app.server.close(() => done());
      });
    },
  };
}

/** As Fastify makes it without a factory, but for the bound on pipelining. */
function openServer(...[handler, options]: Parameters<FastifyServerFactory>): Server {
  const server = createServer(limitPipelining(handler));
  server.keepAliveTimeout = Number(options.keepAliveTimeout);
  server.requestTimeout = Number(options.requestTimeout);
  server.setTimeout(Number(options.connectionTimeout));
  return server;
}
