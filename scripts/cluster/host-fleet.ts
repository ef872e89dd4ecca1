import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../api-host/src/testing/free-port';
import { untilReady } from '../test/host-process';
import { startChild } from './child';
import type { Child } from './child';

/** A compiled host: the file to start, and the checkout it reads beside. */
export interface HostVersion {
  readonly name: string;
  readonly main: string;
  readonly folder: string;
}

/** A place behind nginx: its ports stay, who answers there changes. */
interface HostPlace {
  readonly app: number;
  readonly sites: number;
  readonly editor: number;
}

export interface HostFleet {
  readonly places: readonly HostPlace[];
  readonly start: (place: number, version: HostVersion) => Promise<void>;
  /** SIGTERM: it drains. Resolves to its exit code. */
  readonly drain: (place: number) => Promise<number | null>;
  /** SIGKILL, in the middle of whatever it does. */
  readonly kill: (place: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface FleetSettings {
  readonly folder: string;
  readonly size: number;
  /** Of all hosts: what they share. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Hosts of one database and one bucket. Each start has an empty data folder: none has a state of its own. */
export async function openFleet({ folder, size, environment }: FleetSettings): Promise<HostFleet> {
  const places: HostPlace[] = [];
  for (let at = 0; at < size; at += 1) {
    places.push({ app: await freePort(), sites: await freePort(), editor: await freePort() });
  }
  const running = new Map<number, Child>();
  const end = async (place: number, signal: 'SIGTERM' | 'SIGKILL') => {
    const child = running.get(place);
    running.delete(place);
    return (await child?.end(signal)) ?? null;
  };
  mkdirSync(folder, { recursive: true });
  return {
    places,
    async start(place, version) {
      const ports = places[place];
      if (!ports || running.has(place)) throw new Error(`Place ${place} cannot be taken`);
      const child = startChild([process.execPath, version.main], {
        log: path.join(folder, `host-${place + 1}.log`),
        folder: version.folder,
        environment: {
          ...environment,
          HOST: '127.0.0.1',
          PORT: String(ports.app),
          SITES_PORT: String(ports.sites),
          EDITOR_PORT: String(ports.editor),
          DATA_DIR: mkdtempSync(path.join(folder, `data-${place + 1}-`)),
        },
      });
      running.set(place, child);
      if (!(await untilReady(`http://127.0.0.1:${ports.app}`, child.alive))) {
        throw new Error(`Host ${place + 1} (${version.name}) did not start; see ${child.log}`);
      }
    },
    drain: (place) => end(place, 'SIGTERM'),
    kill: async (place) => void (await end(place, 'SIGKILL')),
    async stop() {
      await Promise.all(places.map((_, place) => end(place, 'SIGTERM')));
    },
  };
}
