import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { StoragePort } from '../../storage/storage.port';
import { deployedFile } from '../websites/deployment';
import type { PageFile, Photographer } from './chromium/photograph';
import type { ReadLook } from './drawn/look-thread';
import { drawPage, photographPage } from './make-thumbnail';
import { storeThumbnail, thumbnailFolder } from './thumbnail-files';
import { claimThumbnail, giveBack, nameThumbnail } from './thumbnails.repository';
import type { Claim } from './thumbnails.repository';
import type { ThumbnailSignal } from './thumbnail-signal';

export interface ThumbnailMakerDeps {
  readonly db: Database;
  readonly storage: StoragePort;
  readonly clock: Clock;
  /** Null where the host has no Chromium: pictures are drawn. */
  readonly photograph: Photographer | null;
  /** Reads what is drawn, in a thread with limits. */
  readonly readLook: ReadLook;
  readonly signal: ThumbnailSignal;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface ThumbnailMaker {
  /** Resolves when no picture is in progress; no further one starts. */
  readonly stop: () => Promise<void>;
  /** Resolves when everything enqueued so far has been tried. */
  readonly idle: () => Promise<void>;
}

/**
 * Makes the pictures of published pages, one at a time, in the background: publishing never waits
 * for it. The database is the queue, so nothing is lost when a host ends, and pages published
 * before the feature existed get pictures at the next start.
 */
export function startThumbnailMaker(deps: ThumbnailMakerDeps): ThumbnailMaker {
  let working: Promise<void> = Promise.resolve();
  let isWaiting = false;
  const stopped = new AbortController();
  const look = () => {
    // One more run after the current one covers everything enqueued until then.
    if (isWaiting || stopped.signal.aborted) return;
    isWaiting = true;
    working = working.then(async () => {
      isWaiting = false;
      while (!stopped.signal.aborted && (await makeNext(deps, stopped.signal))) continue;
    });
  };
  const unsubscribe = deps.signal.onEnqueued(look);
  look();
  return {
    idle: () => working,
    stop: async () => {
      stopped.abort();
      unsubscribe();
      await working;
    },
  };
}

/** False when there is nothing to do, or no point in trying the next one now. Never throws. */
async function makeNext(deps: ThumbnailMakerDeps, stopped: AbortSignal): Promise<boolean> {
  try {
    const claim = await claimThumbnail(deps.db, deps.clock());
    if (claim === undefined) return false;
    await make(deps, claim, stopped);
    return true;
  } catch (error) {
    // Database or storage failed: the claim expires, and a later run retries.
    deps.log.error({ err: error }, 'the picture of a website could not be kept');
    return false;
  }
}

async function make(deps: ThumbnailMakerDeps, claim: Claim, stopped: AbortSignal): Promise<void> {
  const { db, storage } = deps;
  const { websiteId, deployment } = claim;
  const page: PageFile = (path) =>
    isPath(path) ? storage.get(deployedFile(websiteId, deployment, path)) : Promise.resolve(null);
  const picture = await pictureOf(deps, page, claim, stopped);
  if (picture === null) return giveBack(db, claim);
  const thumbnail = await storeThumbnail(storage, claim, picture);
  if (await nameThumbnail(db, claim, thumbnail)) return;
  // Deleted, or no longer kept, while the screenshot was taken.
  await storage.deletePrefix(thumbnailFolder(websiteId, deployment, thumbnail));
}

/**
 * Null when the host stops meanwhile: the next one should take the screenshot, not this one draw
 * it.
 */
async function pictureOf(
  { photograph, readLook, log }: ThumbnailMakerDeps,
  page: PageFile,
  { websiteId, title }: Claim,
  stopped: AbortSignal,
): Promise<Buffer | null> {
  try {
    if (photograph !== null) return await photographPage(photograph, page, stopped);
  } catch (error) {
    if (stopped.aborted) return null;
    log.warn({ err: error, websiteId }, 'a website was drawn because it could not be photographed');
  }
  return drawPage(page, title, readLook);
}

/** Pages can request any path; only these can be storage keys. */
const isPath = (path: string): boolean =>
  path.length <= 200 && /^(?:assets\/images\/)?\w[\w.-]*$/.test(path);
