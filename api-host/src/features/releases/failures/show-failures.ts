import type { Selectable } from 'kysely';
import type { BuildManifest, FailureGroup, ShownFrame } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import type { StoragePort } from '../../../storage/storage.port';
import { getBuildFile } from '../builds/build-files';
import { findBuild } from '../builds/builds.repository';
import { noteMapped, readGroups } from './failure-groups.repository';
import type { FailureTables, MappedPlace } from './failure-groups.tables';
import type { MapPlaces, Place } from './map-places';

type Row = Selectable<FailureTables['release_failure_groups']>;

export interface FailureDeps {
  readonly db: Database;
  readonly storage: StoragePort;
  readonly mapPlaces: MapPlaces;
}

/** A larger map is not read: frames of its script stay as they were thrown. */
const mostMapBytes = 8 * 1024 * 1024;

/** Scripts whose maps are read for one look at a version; the next look takes the rest. */
const mapsAtOnce = 10;

/** What was thrown in a version, led back to its sources. Each group is led back once. */
export async function showFailures(
  deps: FailureDeps,
  remote: string,
  version: string,
): Promise<{ groups: FailureGroup[]; hasMaps: boolean }> {
  const rows = await readGroups(deps.db, remote, version);
  const build = rows.length > 0 ? await findBuild(deps.db, remote, version) : undefined;
  const maps = build?.manifest.maps ?? [];
  const hasMaps = maps.length > 0;
  if (build && hasMaps) await leadBack(deps, build.manifest, rows);
  return { groups: rows.map(present), hasMaps };
}

/** Fills in `mapped` of rows that nobody has looked at. */
async function leadBack(deps: FailureDeps, manifest: BuildManifest, rows: Row[]): Promise<void> {
  const open = rows.filter(({ mapped }) => mapped === null);
  const wanted = [...new Set(open.flatMap(({ frames }) => frames.map(({ file }) => file)))];
  const files = wanted.slice(0, mapsAtOnce);
  const answers = new Map<string, ReadonlyMap<string, MappedPlace | null>>();
  for (const file of files) {
    const places = open.flatMap(({ frames }) => frames.filter((frame) => frame.file === file));
    const answer = await mapFile(deps, manifest, file, places);
    if (answer) answers.set(file, answer);
  }
  for (const row of open) {
    const places = row.frames.map((frame) => answers.get(frame.file)?.get(keyOf(frame)) ?? null);
    row.mapped = places;
    // What could not be read now is tried again at the next look.
    if (row.frames.some(({ file }) => !answers.has(file))) continue;
    await noteMapped(deps.db, row, places);
  }
}

const keyOf = ({ line, column }: Place): string => `${line}:${column}`;

/** Null where the map could not be read now; nothing but nulls where there is none, or none that can be read. */
async function mapFile(
  { storage, mapPlaces }: FailureDeps,
  manifest: BuildManifest,
  file: string,
  places: readonly Place[],
): Promise<ReadonlyMap<string, MappedPlace | null> | null> {
  const map = manifest.maps?.find(({ path }) => path === `${file}.map`);
  if (!map || map.size > mostMapBytes) return new Map();
  let text: string;
  try {
    const stored = await getBuildFile(storage, manifest, map.integrity, false);
    if (!stored || stored.content.length > mostMapBytes) return new Map();
    text = stored.content.toString('utf8');
  } catch {
    return null;
  }
  try {
    const answers = await mapPlaces(text, places);
    return new Map(places.map((place, at) => [keyOf(place), answers[at] ?? null]));
  } catch {
    // It is no map, or was made to be slow. A build does not change, so neither will this.
    return new Map();
  }
}

function present(row: Row): FailureGroup {
  const { fingerprint, kind, name, message, count, frames, mapped } = row;
  return {
    fingerprint,
    kind,
    name,
    message,
    count,
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    frames: frames.map(({ file, line, column }, at): ShownFrame => {
      const place = mapped?.[at];
      if (!place) return { file, line, column, name: null, isMapped: false };
      return { ...place, isMapped: true };
    }),
  };
}
