import fs from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/** The accessed part of Emscripten's file systems; missing in PGlite's types. */
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: OpenStream) => number };
  readonly realPath: (node: unknown) => string;
}

/** An open file, or a folder, which Emscripten opens without a Node file descriptor. */
interface OpenStream {
  readonly nfd?: number;
  readonly node: unknown;
}

/**
 * Makes PostgreSQL's fsync reach the disk. Emscripten's Node file system has no fsync at all, so a
 * power cut could lose acknowledged writes. PGlite is pinned; a test counts the calls.
 */
export function syncForReal(pglite: PGlite): void {
  // NODEFS is a property of the Emscripten module that PGlite leaves untyped.
  const { NODEFS } = pglite.Module as { readonly NODEFS: NodeFileSystem };
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncFolder(NODEFS.realPath(node));
    else fs.fsyncSync(nfd);
    return 0;
  };
}

/** Syncs everything below a folder, as initdb would have done. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncFolder(folder);
}

/** Makes new names in a folder durable; not needed or possible on Windows. */
function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncPath(folder);
}

function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
