import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** AuthenticationOk and ReadyForQuery (idle): an open PGlite has one user and is ready. */
const startupAnswer = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** First byte of the Terminate message. PGlite is closed by its owner, so it never gets one. */
const terminate = 0x58;

type Done = (error?: Error) => void;

/**
 * What `pg` takes for a socket, connected to the PGlite of this process. `pg` corks what it writes for one query, which
 * therefore arrives as one chunk and enters WebAssembly once. Each chunk begins a turn of the event loop: libuv accepts one
 * connection per turn, and queries that follow each other by promises alone would keep everybody new waiting. A PGlite that
 * throws destroys the stream; `pg`'s client reports that as its `error`, and the host ends.
 */
export class ProtocolStream extends Duplex {
  #hasStarted = false;

  constructor(private readonly pglite: Pick<PGlite, 'execProtocolRawStream'>) {
    super();
  }

  /** Called by `pg`, like the methods of a `net.Socket`. */
  connect(): void {
    setImmediate(() => this.emit('connect'));
  }

  setNoDelay(): void {}

  override _read(): void {}

  override _write(messages: Buffer, _encoding: string, done: Done): void {
    this.#execute(messages, done);
  }

  override _writev(written: { readonly chunk: Buffer }[], done: Done): void {
    this.#execute(Buffer.concat(written.map(({ chunk }) => chunk)), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  #execute(messages: Buffer, done: Done): void {
    if (!this.#hasStarted) {
      // The startup message, the only one without a byte for its type.
      this.#hasStarted = true;
      this.push(startupAnswer);
      done();
    } else if (messages[0] === terminate) done();
    else {
      setImmediate(() => {
        // Its other calls parse every answer and keep what they have parsed until the next query of PGlite's own.
        const onRawData = (answer: Uint8Array): void => void this.push(Buffer.from(answer));
        this.pglite.execProtocolRawStream(messages, { onRawData }).then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      });
    }
  }
}
