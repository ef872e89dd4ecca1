import { setTimeout as wait } from 'node:timers/promises';
import type { HostFleet, HostVersion } from './host-fleet';

/** Something that happens to hosts while they are used. */
interface Disruption {
  readonly what: string;
  readonly happen: () => Promise<void>;
}

/** Time the members go on undisturbed in between. */
const calmMs = 4_000;

/** How long a place stays empty after its host was killed. */
const goneMs = 3_000;

/**
 * Hosts of an older version are killed, replaced, and then upgraded one by one, so that for a while both work on one
 * database; then one of the new is killed too.
 */
function plan(fleet: HostFleet, older: HostVersion, newer: HostVersion): Disruption[] {
  const killed = (place: number, version: HostVersion): Disruption => ({
    what: `host ${place + 1} (${version.name}) killed with -9, started again empty`,
    async happen() {
      await fleet.kill(place);
      await wait(goneMs);
      await fleet.start(place, version);
    },
  });
  const replaced = (place: number, version: HostVersion): Disruption => ({
    what: `host ${place + 1} drained and replaced by ${version.name}`,
    async happen() {
      const code = await fleet.drain(place);
      if (code !== 0) throw new Error(`Host ${place + 1} ended with ${String(code)} after SIGTERM`);
      await fleet.start(place, version);
    },
  });
  const places = [...fleet.places.keys()];
  return [
    killed(0, older),
    ...places.map((place) => replaced(place, newer)),
    killed(places.length - 1, newer),
  ];
}

interface Settings {
  readonly older: HostVersion;
  readonly newer: HostVersion;
  readonly tell: (line: string) => void;
}

/** Lets everything happen, one after the other. */
export async function disturb(fleet: HostFleet, { older, newer, tell }: Settings): Promise<void> {
  for (const { what, happen } of plan(fleet, older, newer)) {
    await wait(calmMs);
    tell(what);
    await happen();
  }
  await wait(calmMs);
}
