import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/schema';
import { reasonOf } from './backup-failure';
import { chooseAddress, copyPrefix, forgetAddress, question, tellAddress } from './backup-socket';
import type { Answer } from './backup-socket';
import { copyEmbedded } from './copy-embedded';
import { neededFolders } from './database-contents';

interface BackupDeps {
  readonly db: Database;
  readonly dataDir: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Lets `npm run backup` request copies from the host that has the embedded database open. Not an
 * API endpoint: anyone who can open the socket can read the data folder anyway.
 */
export async function serveBackups(deps: BackupDeps): Promise<() => Promise<void>> {
  await removeCopies(deps.dataDir);
  const { address, forget } = chooseAddress(deps.dataDir);
  const sockets = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    const served = attend(socket, deps).finally(() => sockets.delete(socket));
    sockets.set(socket, served);
  });
  server.listen(address);
  await once(server, 'listening');
  tellAddress(deps.dataDir, address);
  return async () => {
    forgetAddress(deps.dataDir);
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets.keys()) socket.destroy();
    await Promise.all([closed, ...sockets.values()]);
    forget();
  };
}

/**
 * Serves one command until it disconnects; then its copies are deleted, whether it has moved them
 * or not.
 */
async function attend(socket: Socket, deps: BackupDeps): Promise<void> {
  const copies: string[] = [];
  // A killed command resets its connection, which also ends the lines.
  socket.on('error', () => {});
  try {
    for await (const line of createInterface({ input: socket })) {
      const said = await answerTo(line, deps, copies);
      if (socket.writable) socket.write(`${JSON.stringify(said)}\n`);
    }
  } catch (error) {
    deps.log.warn({ error: reasonOf(error) }, 'a backup was not answered');
  } finally {
    socket.destroy();
    await Promise.all(copies.map((name) => remove(join(deps.dataDir, name))));
  }
}

async function answerTo(
  line: string,
  { db, dataDir, log }: BackupDeps,
  copies: string[],
): Promise<Answer> {
  try {
    const { ask } = question.parse(JSON.parse(line));
    if (ask === 'needed') return { needed: await neededFolders(db) };
    const copy = `${copyPrefix}${randomBytes(8).toString('hex')}`;
    copies.push(copy);
    await copyEmbedded(db, join(dataDir, 'database'), join(dataDir, copy));
    log.info('database copied for a backup');
    return { copy };
  } catch (error) {
    return { error: reasonOf(error) };
  }
}

/** Deletes copies left behind by a host killed while copying. */
async function removeCopies(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const copies = names.filter((name) => name.startsWith(copyPrefix));
  await Promise.all(copies.map((name) => remove(join(dataDir, name))));
}

const remove = (path: string) => rm(path, { recursive: true, force: true });
