import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/** The part of Emscripten's file systems we reach into; not in PGlite's types. */
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: { readonly nfd?: number }) => number };
}

/**
 * Makes PostgreSQL's fsync reach the disk. Emscripten's Node file system has no fsync at all, so a
 * power cut could lose what was answered as saved. PGlite is pinned; a test counts the calls.
 */
export function syncForReal(pglite: PGlite): void {
  // NODEFS is a property of the Emscripten module that PGlite leaves untyped.
  const { NODEFS } = pglite.Module as { readonly NODEFS: NodeFileSystem };
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    // A folder is opened without a descriptor of Node's; PostgreSQL tolerates not syncing it.
    if (nfd !== undefined) fs.fsyncSync(nfd);
    return 0;
  };
}
