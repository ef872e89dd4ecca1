import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How a mail server behaves: it accepts mails, refuses recipients, or never responds. */
type Mood = 'takes' | 'refuses' | 'hangs';

/** A received mail. */
interface ArrivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
  readonly user: string | undefined;
}

/** A real SMTP server on a free local port. */
export interface MailServer {
  /** `smtp:` URL. */
  readonly url: string;
  readonly port: number;
  readonly arrived: readonly ArrivedMail[];
  readonly turn: (mood: Mood) => void;
  /** Called when a mail was received, before it is acknowledged. */
  readonly onArrived: (listener: () => Promise<void>) => void;
  readonly close: () => Promise<void>;
}

export async function openMailServer(first: Mood = 'takes'): Promise<MailServer> {
  const arrived: ArrivedMail[] = [];
  let mood = first;
  let listener = async (): Promise<void> => {};
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    // No DNS lookups in tests.
    disableReverseLookup: true,
    // Hanging clients are disconnected at once when the server closes.
    closeTimeout: 1,
    onConnect: (_session, done) => {
      if (mood !== 'hangs') done();
    },
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    onRcptTo: (_address, _session, done) =>
      done(mood === 'refuses' ? new Error('No such mailbox') : null),
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : (envelope.mailFrom?.address ?? '');
        const to = envelope.rcptTo.map(({ address }) => address);
        const by = user === undefined ? undefined : String(user);
        arrived.push({ from, to, raw: Buffer.concat(chunks), user: by });
        void listener().then(() => done());
      });
    },
  });
  // A client that gives up is an error for the library, but irrelevant for the test.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    arrived,
    turn: (next) => (mood = next),
    onArrived: (next) => (listener = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
