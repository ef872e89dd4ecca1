import type { Socket } from 'node:net';
import type { ErrorBody } from 'shared-kit/contract';

interface ConversationError extends Error {
  readonly code?: string;
}

const faults: Readonly<Record<string, { readonly status: string; readonly message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The address or the headers of the request are too long',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'The request took too long to arrive; please try again',
  },
};

const otherFault = { status: '400 Bad Request', message: 'This is not a valid HTTP request' };

/** Answers what cannot even be read as HTTP and so has no request and no reply: in the form of the rest. */
export function answerBrokenRequest(error: ConversationError, socket: Socket): void {
  // The client has gone, or part of another answer is already on its way.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const { status, message } = faults[error.code ?? ''] ?? otherFault;
  const body = JSON.stringify({ message, code: 'BAD_REQUEST' } satisfies ErrorBody);
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'connection: close',
      'cache-control: no-store',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
