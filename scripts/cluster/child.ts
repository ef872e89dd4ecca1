import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A program of the cluster; what it prints lies in `log`. */
export interface Child {
  readonly pid: number;
  readonly log: string;
  readonly alive: () => boolean;
  /** Resolves to the exit code, or null when the signal ended it. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

interface Program {
  readonly log: string;
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export function startChild(command: readonly string[], program: Program): Child {
  const [name = '', ...parameters] = command;
  const output = openSync(program.log, 'a');
  const child: ChildProcess = spawn(name, parameters, {
    cwd: program.folder,
    env: { ...process.env, ...program.environment },
    stdio: ['ignore', output, output],
  });
  const alive = () => child.exitCode === null && child.signalCode === null;
  return {
    pid: child.pid ?? 0,
    log: program.log,
    alive,
    async end(signal) {
      if (alive()) {
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
      }
      return child.exitCode;
    },
  };
}

/** Bounds the wait for a program to listen. */
const listensWithinMs = 20_000;

/** Waits until somebody listens on a loopback port; throws, naming the log, when nobody does. */
export async function untilListening(port: number, { alive, log }: Child): Promise<void> {
  const end = Date.now() + listensWithinMs;
  while (alive() && Date.now() < end) {
    if (await isListening(port)) return;
    await wait(50);
  }
  throw new Error(`Nothing listens on ${port}; see ${log}`);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
