import type { Socket } from 'node:net';
import type { ErrorBody } from 'shared-kit/contract';

interface ConversationError extends Error {
  readonly code?: string;
}

interface Fault {
  readonly status: string;
  readonly message: string;
}

const faults: Readonly<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The address or the headers of the request are too long',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'The request took too long to arrive; please try again',
  },
};

const otherFault: Fault = {
  status: '400 Bad Request',
  message: 'This is not a valid HTTP request',
};

/** How long a client may take to send a request; a full body over a slow line needs half a minute. */
export const requestTimeoutMs = 120_000;

/** How long a connection with an answer under way may neither send nor read anything. No call takes that long. */
export const connectionTimeoutMs = 120_000;

/** How long a refused client may go on sending before its connection is cut. */
const lingerMs = 2_000;

/** Connections that have got their answer: what still arrives on them is of the request that was refused. */
const refused = new WeakSet<Socket>();

/** Answers input that cannot be parsed as HTTP, for which there is no request object, in the format of other errors. */
export function answerBrokenRequest(error: ConversationError, socket: Socket): void {
  endConversation(error, socket, ({ message }) => ({
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ message, code: 'BAD_REQUEST' } satisfies ErrorBody),
  }));
}

/** The same in a form of the caller's: says what is wrong and closes the connection. */
export function endConversation(
  error: ConversationError,
  socket: Socket,
  answerOf: (fault: Fault) => {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  },
): void {
  // Cutting it off now would reset the connection and take the answer with it before it is read.
  if (refused.has(socket)) return;
  // The client has gone, or part of another answer is already on its way.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const fault = faults[error.code ?? ''] ?? otherFault;
  const { headers, body } = answerOf(fault);
  const lines = Object.entries({
    connection: 'close',
    ...headers,
    'content-length': Buffer.byteLength(body),
  });
  refused.add(socket);
  const cut = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(cut));
  socket.end(
    [
      `HTTP/1.1 ${fault.status}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
}
