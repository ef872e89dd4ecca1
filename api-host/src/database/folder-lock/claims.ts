import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { processIdentity } from './process-identity';
import type { ProcessIdentity } from './process-identity';

const claimSchema = z.object({ holder: processIdentity, released: z.boolean() });

/** The newest claim on a folder; `content` is null while half written. */
export interface Claim {
  readonly number: number;
  readonly content: { readonly holder: ProcessIdentity; readonly released: boolean } | null;
  /** Updated by a living holder. */
  readonly heartbeat: number;
}

const pattern = /^(\d{6,})\.json$/;
const nameOf = (number: number) => `${String(number).padStart(6, '0')}.json`;

/** The newest claim's number; 0 when there has never been one. */
export function newestNumber(folder: string): number {
  const numbers = readdirSync(folder).map((name) => Number(pattern.exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers);
}

/** Reads a claim; null when it has been deleted meanwhile. */
export function readClaim(folder: string, number: number): Claim | null {
  const path = join(folder, nameOf(number));
  try {
    const heartbeat = statSync(path).mtimeMs;
    return { number, content: parseClaim(readFileSync(path, 'utf8')), heartbeat };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Creates a claim with a new number; false when the number was taken concurrently. */
export function placeClaim(folder: string, number: number, holder: ProcessIdentity): boolean {
  const content = JSON.stringify({ holder, released: false });
  try {
    writeFileSync(join(folder, nameOf(number)), content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Marks the holder's own claim as released. It is not deleted: the highest number must never
 * decrease.
 */
export function releaseClaim(folder: string, number: number, holder: ProcessIdentity): void {
  const temporary = join(folder, `${randomUUID()}.tmp`);
  writeFileSync(temporary, JSON.stringify({ holder, released: true }));
  renameSync(temporary, join(folder, nameOf(number)));
}

/** Deletes claims superseded by a newer one. */
export function removeClaims(folder: string, upTo: number): void {
  for (const name of readdirSync(folder)) {
    const number = Number(pattern.exec(name)?.[1] ?? Infinity);
    if (number <= upTo) rmSync(join(folder, name), { force: true });
  }
}

export const claimPath = (folder: string, number: number) => join(folder, nameOf(number));

function parseClaim(text: string): Claim['content'] {
  try {
    return claimSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
