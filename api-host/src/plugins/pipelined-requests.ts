import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests of one connection that may be unanswered at a time. Browsers and proxies send the next one after the answer;
 * a client that sends hundreds at once has all of them begun by one packet.
 */
export const mostPipelined = 16;

/** Ends an answer that never got to its turn: Node tells only the one that is being sent that its client has gone. */
function close(answer: ServerResponse): void {
  answer.destroy();
  answer.emit('close');
}

/** Cuts connections with too many requests unanswered, and emits `close` for every answer of a connection that ends. */
export function limitPipelining(handle: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

  const follow = (socket: Socket): Set<ServerResponse> => {
    const answers = new Set<ServerResponse>();
    unanswered.set(socket, answers);
    socket.once('close', () => {
      for (const answer of answers) if (!answer.socket) close(answer);
    });
    return answers;
  };

  return (request, answer) => {
    const { socket } = request;
    const answers = unanswered.get(socket) ?? follow(socket);
    if (answers.size >= mostPipelined) {
      socket.destroy();
      close(answer);
      return;
    }
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
    handle(request, answer);
  };
}
