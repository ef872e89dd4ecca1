import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { limitPipelining } from './pipelined-requests';

/** How long running requests may take once the host closes; less than the process's own limit. */
const finishWithinMs = 5000;

interface Draining {
  /** For Fastify's option of the same name: it serves every address, and `localhost` has two. */
  readonly serverFactory: FastifyServerFactory;
  /** Open-ended responses must end by themselves: see `endStreamsOnClose`. */
  readonly drainOnClose: (app: FastifyInstance) => void;
}

/**
 * Closes the connections of a closing host. Node closes idle keep-alive connections, but neither
 * those a browser opened speculatively and never used, nor those whose response ends during the
 * close: each would hold the host for more than a minute. Running requests are answered, within the
 * limit.
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
    // Tells the client where there is still time; no effect once the headers are sent.
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
        // Fastify leaves a server that never listened open, with Node's timer.
        if (app.server.listening) done();
        else app.server.close(() => done());
      });
    },
  };
}

/** Like Fastify's default server, but with a limit on pipelining. */
function openServer(...[handler, options]: Parameters<FastifyServerFactory>): Server {
  const server = createServer(limitPipelining(handler));
  server.keepAliveTimeout = Number(options.keepAliveTimeout);
  server.requestTimeout = Number(options.requestTimeout);
  server.setTimeout(Number(options.connectionTimeout));
  return server;
}
