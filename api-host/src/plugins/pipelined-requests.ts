import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Pending requests per connection. Browsers and proxies send the next one after the response; a
 * client that sends hundreds at once would start all of them with one packet.
 */
export const mostPipelined = 16;

/** Ends a response that was never sent: Node notifies only the current one of a disconnect. */
function close(answer: ServerResponse): void {
  answer.destroy();
  answer.emit('close');
}

/**
 * Closes connections with too many pending requests, and emits `close` for every response of a
 * closed connection.
 */
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
