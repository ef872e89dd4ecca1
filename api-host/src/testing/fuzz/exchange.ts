import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { WireRequest } from './wire-request';

/** The result: a response, a connection closed without one, or a timeout. */
export type Outcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly head: string;
      readonly body: string;
    }
  | { readonly kind: 'closed' }
  | { readonly kind: 'hung' };

/** Parses the response received so far; null while it is incomplete. */
function readAnswer(bytes: Buffer, hasEnded: boolean, isHead: boolean): Outcome | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const head = bytes.subarray(0, end).toString('latin1');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  const body = bytes.subarray(end + 4);
  if (status >= 100 && status < 200) return readAnswer(body, hasEnded, isHead);
  const answered = { kind: 'answered', status, head, body: body.toString() } as const;
  if (isHead || status === 204 || status === 304 || hasEnded) return answered;
  // An event stream stays open for as long as its task.
  if (/^content-type: text\/event-stream/im.test(head)) return answered;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return body.length >= Number(length) ? answered : null;
  return body.subarray(-7).toString('latin1').endsWith('0\r\n\r\n') ? answered : null;
}

async function write(socket: Socket, { pieces, hangsUp }: WireRequest): Promise<void> {
  for (const piece of pieces) {
    if (!socket.writable) return;
    await new Promise((resolve) => {
      socket.write(piece, resolve);
    });
    // A separate packet for each piece, with turns of the host in between.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  if (hangsUp) socket.end();
}

/** Sends one request on a new connection. `withinMs` is when it counts as hung. */
export function exchange(
  port: number,
  request: WireRequest,
  { isHead, withinMs }: { readonly isHead: boolean; readonly withinMs: number },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    const received: Buffer[] = [];
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const timer = setTimeout(() => finish({ kind: 'hung' }), withinMs);
    const read = (hasEnded: boolean) => readAnswer(Buffer.concat(received), hasEnded, isHead);
    socket.setNoDelay(true);
    socket.on('data', (bytes: Buffer) => {
      received.push(bytes);
      const answer = read(false);
      if (answer) finish(answer);
    });
    // A host that refuses a body may close before all of it is sent: the response before that
    // counts.
    const close = () => finish(read(true) ?? { kind: 'closed' });
    socket.on('error', close);
    socket.on('close', close);
    socket.on('connect', () => void write(socket, request));
  });
}
