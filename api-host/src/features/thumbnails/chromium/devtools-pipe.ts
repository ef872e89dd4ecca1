import type { Readable, Writable } from 'node:stream';
import { withResolvers } from '../../../with-resolvers';
import type { PromiseWithResolvers } from '../../../with-resolvers';

/** Parameters and results of the DevTools protocol; each reader picks what it needs. */
type Fields = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Fields;
  readonly result?: Fields;
  readonly error?: { readonly message?: string };
  readonly sessionId?: string;
}

/**
 * More than any screenshot needs. A page cannot write here, but can make Chromium's messages grow.
 */
const maxMessageBytes = 64 * 1024 * 1024;

/**
 * The DevTools protocol over the two pipes of `--remote-debugging-pipe`: JSON messages, each
 * terminated by NUL. No port is opened, so no other process on the machine can drive the browser.
 */
export class DevtoolsPipe {
  readonly #send: Writable;
  readonly #waiting = new Map<number, PromiseWithResolvers<Fields>>();
  #listener: (method: string, params: Fields, sessionId: string | undefined) => void = () => {};
  #pieces: Buffer[] = [];
  #length = 0;
  #lastId = 0;
  #ended: Error | null = null;

  constructor(send: Writable, receive: Readable) {
    this.#send = send;
    receive.on('data', (chunk: Buffer) => this.#take(chunk));
    receive.on('close', () => this.end(new Error('Chromium ended')));
    // Broken pipes are reported by `close`.
    receive.on('error', () => {});
    send.on('error', () => {});
  }

  onEvent(listener: (method: string, params: Fields, sessionId: string | undefined) => void): void {
    this.#listener = listener;
  }

  call(method: string, params: Fields = {}, sessionId?: string): Promise<Fields> {
    if (this.#ended) return Promise.reject(this.#ended);
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = withResolvers<Fields>();
    this.#waiting.set(id, answer);
    this.#send.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return answer.promise;
  }

  /** Closes the pipe: all pending calls fail. */
  end(reason: Error): void {
    this.#ended ??= reason;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }

  #take(chunk: Buffer): void {
    let rest = chunk;
    for (let at = rest.indexOf(0); at !== -1; at = rest.indexOf(0)) {
      const whole = Buffer.concat([...this.#pieces, rest.subarray(0, at)]);
      this.#pieces = [];
      this.#length = 0;
      rest = rest.subarray(at + 1);
      this.#read(JSON.parse(whole.toString()) as Message);
    }
    this.#pieces.push(rest);
    this.#length += rest.length;
    if (this.#length > maxMessageBytes) this.end(new Error('Chromium wrote too much'));
  }

  #read({ id, method, params = {}, result = {}, error, sessionId }: Message): void {
    if (id === undefined) {
      if (method !== undefined && !this.#ended) this.#listener(method, params, sessionId);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error)
      waiting?.reject(new Error(`Chromium refused: ${error.message ?? 'no reason given'}`));
    else waiting?.resolve(result);
  }
}
