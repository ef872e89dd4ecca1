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

/** How long a client may take to send a request; a full body on a slow connection takes 30 s. */
export const requestTimeoutMs = 120_000;

/**
 * How long a connection with a running request may be idle in both directions. No call takes that
 * long.
 */
export const connectionTimeoutMs = 120_000;

/** How long a refused client may continue sending before it is disconnected. */
const lingerMs = 2_000;

/** Connections that were already answered: what still arrives belongs to the refused request. */
const refused = new WeakSet<Socket>();

/**
 * Answers input that cannot be parsed as HTTP, which has no request object, in the usual error
 * format.
 */
export function answerBrokenRequest(error: ConversationError, socket: Socket): void {
  endConversation(error, socket, ({ message }) => ({
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ message, code: 'BAD_REQUEST' } satisfies ErrorBody),
  }));
}

/** Likewise with a response made by the caller; then closes the connection. */
export function endConversation(
  error: ConversationError,
  socket: Socket,
  answerOf: (fault: Fault) => {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  },
): void {
  // Disconnecting now would reset the connection and lose the response before it is read.
  if (refused.has(socket)) return;
  // The client has disconnected, or part of another response has been sent.
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
