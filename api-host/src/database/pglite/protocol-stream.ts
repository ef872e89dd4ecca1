import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** AuthenticationOk and ReadyForQuery (idle): an open PGlite has one user and is ready. */
const startupAnswer = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/**
 * First byte of the Terminate message. PGlite is closed by its owner, so it must never receive one.
 */
const terminate = 0x58;

type Done = (error?: Error) => void;

/**
 * A socket for `pg`, connected to the PGlite of this process. `pg` corks what it writes for one
 * query, which therefore arrives as one chunk and enters WebAssembly once. Each chunk starts a turn
 * of the event loop: libuv accepts one connection per turn, and queries chained by promises alone
 * would keep new connections waiting. A PGlite that throws destroys the stream; `pg`'s client
 * reports that as its `error`, and the host ends.
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
      // The startup message, the only one without a type byte.
      this.#hasStarted = true;
      this.push(startupAnswer);
      done();
    } else if (messages[0] === terminate) done();
    else {
      setImmediate(() => {
        // PGlite's other methods parse every result and retain it until its next query.
        const onRawData = (answer: Uint8Array): void => void this.push(Buffer.from(answer));
        this.pglite.execProtocolRawStream(messages, { onRawData }).then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      });
    }
  }
}
