import { fork } from 'node:child_process';
import type { ChildProcess, ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { FairQueue } from '../../threads/fair-queue';
import { systemAfter } from '../generation/tasks/timers';
import type { After } from '../generation/tasks/timers';
import { tooLong, tooMuchMemory, UnusablePicture } from './read-picture';
import type { PictureReader, ReadPicture } from './read-picture';

/** The process's reply to an upload. */
export type PictureReply = { readonly picture: ReadPicture } | { readonly unusable: string };

interface PictureBounds {
  /** Time limit per picture in the process. */
  readonly milliseconds: number;
  /** Idle time after which the process ends, to free its memory. */
  readonly idleMilliseconds: number;
  /** Data limit of the process, including its own of about 180 MB. */
  readonly megabytes: number;
  readonly after: After;
}

/** The decoder itself stops after 20 s; a process that does not respond even then is killed. */
const defaultBounds: PictureBounds = {
  milliseconds: 30_000,
  idleMilliseconds: 60_000,
  // The worst allowed input, an interlaced PNG of 60 million pixels, takes 505.
  megabytes: 768,
  after: systemAfter,
};

/** Waiting pictures per member, besides the current one: a dialog uploads them one by one. */
const waitingPerMember = 4;

const program = new URL('picture-process-end.ts', import.meta.url);

/**
 * Processes pictures in a child process, one at a time and in turns between members: decoders are
 * native code, whose threads and memory could not be limited inside the host.
 */
export function pictureProcess(bounds: Partial<PictureBounds> = {}) {
  const { milliseconds, idleMilliseconds, megabytes, after } = { ...defaultBounds, ...bounds };
  const queue = new FairQueue({ running: 1, waitingPerMember });
  let child: ChildProcess | undefined;
  let cancelEnd = () => {};

  const start = (): ChildProcess => {
    const started = fork(fileURLToPath(program), {
      serialization: 'advanced',
      // Code that decodes untrusted files must not see the host's secrets.
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
        // The next picture gets a new process, since this one may still be busy.
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
 * Starts Node with a limit enforced by the system: `RLIMIT_DATA`, as Node reserves far more address
 * space than it uses. Allocations beyond it fail. Only Linux counts mapped memory.
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
