import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { answer, readAddress } from './backup-socket';
import type { Answer } from './backup-socket';
import { BackupFailure, hasCode } from './backup-failure';

/** A running host that has a data folder open. */
export interface AskedHost {
  /** Returns the path of a copy of its database, which is deleted when the connection closes. */
  readonly copy: () => Promise<string>;
  readonly needed: () => Promise<readonly string[]>;
  readonly close: () => void;
}

/** Null when no host is running for this folder. */
export async function askHost(dataDir: string): Promise<AskedHost | null> {
  const socket = await open(readAddress(dataDir));
  if (socket === null) return null;
  // An error ends the lines, which is reported to the reader.
  socket.on('error', () => {});
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const ask = async (request: 'copy' | 'needed'): Promise<Answer> => {
    socket.write(`${JSON.stringify({ ask: request })}\n`);
    const line: IteratorResult<string, undefined> = await lines.next();
    if (line.done === true) {
      throw new BackupFailure('The host ended during the backup; run it again.');
    }
    const said = answer.parse(JSON.parse(line.value));
    if ('error' in said) throw new BackupFailure(sentence(said.error));
    return said;
  };
  return {
    async copy() {
      const said = await ask('copy');
      if ('copy' in said) return join(dataDir, said.copy);
      throw unexpected();
    },
    async needed() {
      const said = await ask('needed');
      if ('needed' in said) return said.needed;
      throw unexpected();
    },
    close: () => socket.destroy(),
  };
}

const sentence = (text: string) => (text.endsWith('.') ? text : `The host says: ${text}.`);

const unexpected = () => new BackupFailure('The host answered something else than it was asked.');

async function open(address: string | null): Promise<Socket | null> {
  if (address === null) return null;
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    socket.destroy();
    // A killed host leaves its socket behind; nobody listens there.
    if (hasCode(error, 'ENOENT', 'ECONNREFUSED', 'ENOTSOCK')) return null;
    throw error;
  }
}
