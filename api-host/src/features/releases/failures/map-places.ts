import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import * as z from 'zod/mini';
import type { MappedPlace } from './failure-groups.tables';

/** A place in a script, as stacks have it: lines and columns from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where places of a script come from, by its source map; null where the map does not say. Rejects for what is no map. */
export type MapPlaces = (
  map: string,
  places: readonly Place[],
) => Promise<readonly (MappedPlace | null)[]>;

const paths = z.array(z.nullable(z.string()));

/** Version 3 without sections, which no bundler of scripts writes. */
const sourceMap = z.object({
  version: z.literal(3),
  sources: paths,
  names: z._default(z.array(z.string()), []),
  mappings: z.string(),
});

/** In this thread; the host does it in one with bounds. */
export const mapPlacesHere: MapPlaces = async (text, places) => {
  const map = new TraceMap(sourceMap.parse(JSON.parse(text)));
  return places.map(({ line, column }) => {
    if (line < 1 || column < 1) return null;
    const found = originalPositionFor(map, { line, column: column - 1 });
    if (found.source === null) return null;
    const { source, line: sourceLine, column: sourceColumn, name } = found;
    return { file: pathOf(source), line: sourceLine, column: sourceColumn + 1, name };
  });
};

/** webpack's `webpack://mfe_shop@1.2.0/./src/shop.tsx?1a2b` as `src/shop.tsx`; others stay as they are. */
function pathOf(source: string): string {
  return source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(\.\.?\/)+/, '')
    .replace(/\?.*$/, '')
    .slice(0, 200);
}
