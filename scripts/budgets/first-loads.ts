import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildManifest } from 'shared-kit/contract/releases';
import type { BuildTarget } from '../build/targets';

/** Scripts that arrive together because of one build. */
export interface FirstLoad {
  /** The workspace, and the page of it or the part of the shell. */
  readonly name: string;
  readonly workspace: string;
  /** Absolute paths of the scripts. */
  readonly files: readonly string[];
  /** As they go over the wire, compressed with Brotli. */
  readonly bytes: number;
}

/** What each page of a build makes a browser load of it; of the shell, its start and the frame of signed-in pages. */
export function listFirstLoads({ id: workspace, output }: BuildTarget): FirstLoad[] {
  const file = path.join(output, 'build.json');
  const build = buildManifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const load = (part: string, scripts: readonly string[]): FirstLoad => {
    const files = [...new Set(scripts)].map((script) => path.join(output, script));
    const bytes = files.reduce((sum, script) => sum + statSync(`${script}.br`).size, 0);
    return { name: `${workspace} ${part}`, workspace, files, bytes };
  };
  if (build.routes.length === 0) {
    return [
      load('start', [build.entry, ...build.preload]),
      load('frame', build.framePreload),
      ...Object.entries(build.provides).map(([key, scripts]) => load(key, scripts)),
    ];
  }
  return build.routes.map((route) =>
    load(route.path, [build.entry, ...build.preload, ...route.preload]),
  );
}
