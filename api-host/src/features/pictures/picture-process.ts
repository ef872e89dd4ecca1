import { fork } from 'node:child_process';
import type { ChildProcess, ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { FairQueue } from '../../threads/fair-queue';
import { systemAfter } from '../generation/tasks/timers';
import type { After } from '../generation/tasks/timers';
import { tooLong, tooMuchMemory, UnusablePicture } from './read-picture';
import type { PictureReader, ReadPicture } from './read-picture';

/** What the process says of an upload. */
export type PictureReply = { readonly picture: ReadPicture } | { readonly unusable: string };

interface PictureBounds {
  /** For one picture, its time in the process. */
  readonly milliseconds: number;
  /** After which a process that has nothing to do gives its memory back. */
  readonly idleMilliseconds: number;
  /** Data of the process, its own of about 180 MB included. */
  readonly megabytes: number;
  readonly after: After;
}

/** The reader itself stops a picture after 20 s; a process that does not answer even then is ended. */
const usualBounds: PictureBounds = {
  milliseconds: 30_000,
  idleMilliseconds: 60_000,
  // The worst that may be given to it, an interlaced PNG of 60 million pixels, takes 505.
  megabytes: 768,
  after: systemAfter,
};

/** Pictures a member may have waiting, beside the one that is read: a dialog adds them one by one. */
const waitingPerMember = 4;

const program = new URL('picture-process-end.ts', import.meta.url);

/**
 * Reads pictures in a process of its own, one at a time and in turns between members: what decodes them is
 * native code, whose threads and memory nothing in the host could bound.
 */
export function pictureProcess(bounds: Partial<PictureBounds> = {}) {
  const { milliseconds, idleMilliseconds, megabytes, after } = { ...usualBounds, ...bounds };
  const queue = new FairQueue({ running: 1, waitingPerMember });
  let child: ChildProcess | undefined;
  let cancelEnd = () => {};

  const start = (): ChildProcess => {
    const started = fork(fileURLToPath(program), {
      serialization: 'advanced',
      // Code that decodes what strangers send has no business with the host's secrets.
      env: {},
      ...boundedData(megabytes),
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  };
  const end = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const ask = async (upload: Buffer): Promise<ReadPicture> => {
    cancelEnd();
    cancelEnd = () => {};
    let cancel = () => {};
    const late = new Promise<never>((_, reject) => {
      cancel = after(milliseconds, () => {
        // The next picture gets a process that is not still busy with this one.
        end();
        reject(new UnusablePicture(tooLong));
      });
    });
    try {
      return await Promise.race([answerOf((child ??= start()), upload), late]);
    } finally {
      cancel();
      cancelEnd = after(idleMilliseconds, end);
    }
  };
  const read: PictureReader = (member, upload) => queue.run(member, () => ask(upload));
  return {
    read,
    close: async (): Promise<void> => {
      cancelEnd();
      const ending = child;
      end();
      if (ending && ending.exitCode === null && ending.signalCode === null)
        await once(ending, 'exit');
    },
  };
}

/**
 * How to start Node with a limit the system keeps: what a process writes to (`RLIMIT_DATA`), as Node reserves far
 * more addresses than it uses. A decoder that asks for more gets nothing. Only Linux counts mapped memory.
 */
function boundedData(megabytes: number): Pick<ForkOptions, 'execPath' | 'execArgv'> {
  if (process.platform !== 'linux') return {};
  const script = 'ulimit -d "$1" && shift && exec "$@"';
  const parameters = [String(megabytes * 1024), process.execPath, ...process.execArgv];
  return { execPath: '/bin/sh', execArgv: ['-c', script, 'sh', ...parameters] };
}

async function answerOf(child: ChildProcess, upload: Buffer): Promise<ReadPicture> {
  let stop = () => {};
  try {
    return await new Promise((resolve, reject) => {
      const onMessage = (reply: PictureReply) =>
        'picture' in reply
          ? resolve({ ...reply.picture, content: Buffer.from(reply.picture.content) })
          : reject(new UnusablePicture(reply.unusable));
      const onExit = () => reject(new UnusablePicture(tooMuchMemory));
      child.once('message', onMessage).once('exit', onExit);
      stop = () => void child.off('message', onMessage).off('exit', onExit);
      child.send(upload);
    });
  } finally {
    stop();
  }
}
