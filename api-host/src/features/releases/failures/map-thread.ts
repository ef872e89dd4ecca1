import { BoundedThread } from '../../../threads/bounded-thread';
import type { ThreadBounds } from '../../../threads/bounded-thread';
import { systemAfter } from '../../generation/tasks/timers';
import type { MapPlaces } from './map-places';

/** The map of our largest script takes a fiftieth of a second; a map made to be slow must not keep the host busy. */
const usualBounds: ThreadBounds = { milliseconds: 5_000, megabytes: 256, after: systemAfter };

/** Reads source maps in a thread of its own: whoever may publish a build may have made its maps up. */
export function mapThread(bounds: Partial<ThreadBounds> = {}): {
  readonly mapPlaces: MapPlaces;
  readonly close: () => Promise<void>;
} {
  const script = new URL('map-thread-end.ts', import.meta.url);
  const thread = new BoundedThread(script, { ...usualBounds, ...bounds });
  return {
    mapPlaces: (map, places) => thread.ask({ map, places }),
    close: () => thread.close(),
  };
}
