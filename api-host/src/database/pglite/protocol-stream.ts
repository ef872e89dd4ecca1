import { Duplex } from 'node:stream';

/** Answers messages of PostgreSQL's protocol, several at once where they were written at once. */
export type AnswerMessages = (messages: Buffer) => Promise<Uint8Array>;

/** AuthenticationOk and ReadyForQuery (idle): PGlite has one user and is ready when it is open. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** The first byte of Terminate. */
const terminate = 0x58;

/**
 * What `pg` takes for a socket to a server, over a PostgreSQL that answers where it is asked. Everything `pg` writes for a
 * query is corked and arrives here as one.
 */
export class ProtocolStream extends Duplex {
  #isWelcomed = false;

  constructor(private readonly answer: AnswerMessages) {
    super();
  }

  /** `pg` opens its stream itself. */
  connect(): void {
    setImmediate(() => this.emit('connect'));
  }

  /** Nothing is delayed. */
  setNoDelay(): void {}

  override _read(): void {}

  override _write(message: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#send(message, done);
  }

  override _writev(written: { readonly chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(Buffer.concat(written.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #send(messages: Buffer, done: (error?: Error) => void): void {
    if (messages[0] === terminate) {
      done();
      return;
    }
    if (!this.#isWelcomed) {
      // The startup message, which carries no byte that names it.
      this.#isWelcomed = true;
      this.push(welcome);
      done();
      return;
    }
    this.answer(messages).then(
      (answered) => {
        this.push(answered);
        done();
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  }
}
