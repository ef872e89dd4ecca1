import { connect } from 'node:net';
import type { Socket } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

/** What came back: enough to count it. */
export interface Answered {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
  /** Whether the server closes the connection after this answer. */
  readonly isLast: boolean;
}

/**
 * One kept-alive connection that asks one thing after another and reads no more of an answer than where it ends.
 * `fetch` and `node:http` cost as much as the host that is measured, on the same two processors.
 */
export class RawConnection {
  readonly #socket: Socket;
  #read: Buffer = Buffer.alloc(0);
  #done: ((answer: Answered) => void) | null = null;
  #failed: ((error: Error) => void) | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', (error) => this.#failed?.(error));
    socket.on('close', () => this.#failed?.(new Error('The connection was closed')));
  }

  static open(url: URL): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname);
      socket.once('error', reject);
      socket.once('connect', () => resolve(new RawConnection(socket)));
    });
  }

  /** Sends these bytes and resolves to the answer. */
  ask(request: Buffer): Promise<Answered> {
    return new Promise((resolve, reject) => {
      this.#done = resolve;
      this.#failed = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#failed = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#read = this.#read.length === 0 ? chunk : Buffer.concat([this.#read, chunk]);
    const at = this.#read.indexOf(headEnd);
    if (at < 0) return;
    const head = this.#read.toString('latin1', 0, at).toLowerCase();
    const status = Number(head.slice(9, 12));
    const from = at + headEnd.length;
    const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
    const isEmpty = status === 304 || status === 204;
    if (!isEmpty && length === undefined && !this.#read.subarray(-7).equals(lastChunk)) return;
    if (!isEmpty && length !== undefined && this.#read.length < from + Number(length)) return;
    const body = this.#read.subarray(from);
    this.#read = Buffer.alloc(0);
    const isLast = head.includes('\r\nconnection: close');
    if (isLast) this.#failed = null;
    this.#done?.({ status, head, body, isLast });
  }
}

interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** The bytes of a request, made once. */
export function rawRequest(
  url: URL,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body);
  const sent: Record<string, string> = {
    host: url.host,
    ...headers,
    ...(body === undefined
      ? {}
      : {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(content)),
        }),
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(
    `${method} ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${content}`,
  );
}
