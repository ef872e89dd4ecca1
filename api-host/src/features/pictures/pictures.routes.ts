import type { FastifyInstance } from 'fastify';
import {
  addPicture,
  getPicture,
  listPictures,
  markPicture,
  pictureLimits,
  picturesPath,
  removePicture,
} from 'shared-kit/contract';
import type { Picture } from 'shared-kit/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { badRequest, conflict, notFound, rateLimited } from '../../errors';
import { mount } from '../../plugins/mount';
import type { Quotas } from '../../quotas/quotas';
import { QueueFull } from '../../threads/fair-queue';
import type { RandomBytes } from '../../randomness';
import type { StoragePort } from '../../storage/storage.port';
import { altFrom, nameFrom } from './picture-name';
import {
  deletePicture,
  findPictures,
  insertPicture,
  listPicturesOf,
  markReference,
  pictureFolderOf,
  pictureKey,
} from './pictures.repository';
import type { PictureRow } from './pictures.repository';
import { UnusablePicture } from './read-picture';
import type { PictureReader } from './read-picture';

export interface PictureDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly storage: StoragePort;
  /** Processes uploads, possibly in another process. */
  readonly readPicture: PictureReader;
  /** Storage limits per member. */
  readonly quotas: Quotas;
}

/** Endpoints of members' own pictures. */
export function mountPictures(app: FastifyInstance, deps: PictureDeps): void {
  const { db, storage } = deps;

  mount(app, addPicture, {
    access: 'signedIn',
    handler: async ({ caller, body }) => {
      const row = await keepPicture(deps, caller.user.id, body);
      return { message: 'Picture added', picture: presentPicture(row) };
    },
  });

  mount(app, listPictures, {
    access: 'signedIn',
    handler: async ({ caller, query }) => {
      const rows = await listPicturesOf(db, caller.user.id, query.project_id);
      return { message: 'Pictures loaded', pictures: rows.map(presentPicture) };
    },
  });

  mount(app, getPicture, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const [row] = await findPictures(db, caller.user.id, [params.name]);
      const file = row ? await storage.get(pictureKey(row)) : null;
      if (!file) throw noPicture();
      return { message: 'Picture loaded', content: file.content.toString('base64') };
    },
  });

  mount(app, markPicture, {
    access: 'signedIn',
    handler: async ({ caller, params, body }) => {
      const marked = await markReference(db, caller.user.id, params.name, body.is_reference);
      if (marked === 'unknown') throw noPicture();
      if (marked === 'full') throw tooManyReferences();
      const message = body.is_reference ? 'The page will look like it' : 'The page will show it';
      return { message, picture: presentPicture(marked) };
    },
  });

  mount(app, removePicture, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const row = await deletePicture(db, caller.user.id, params.name);
      if (!row) throw noPicture();
      await storage.deletePrefix(pictureFolderOf(row.folder));
      return { message: 'Picture removed' };
    },
  });
}

interface Upload {
  readonly project_id: string;
  readonly file: string;
  readonly content: string;
}

/**
 * Stores a member's picture. The file is written before its row, and removed if inserting the row
 * fails.
 */
export async function keepPicture(
  { db, clock, random, storage, readPicture, quotas }: PictureDeps,
  userId: string,
  { project_id, file, content }: Upload,
): Promise<PictureRow> {
  const read = await readUpload(readPicture, userId, content);
  const alt = altFrom(file);
  const row: PictureRow = {
    user_id: userId,
    project_id,
    name: nameFrom(alt, random(4)),
    // 128 bits: anyone with the URL may see the picture, since a preview has no session.
    folder: random(16).toString('hex'),
    alt,
    width: read.width,
    height: read.height,
    bytes: read.content.length,
    is_reference: false,
    created_at: clock(),
  };
  await storage.create(pictureKey(row), read.content);
  let isKept = false;
  try {
    isKept = await insertPicture(db, row, quotas.storedBytes);
  } finally {
    if (!isKept) await storage.deletePrefix(pictureFolderOf(row.folder));
  }
  if (isKept) return row;
  throw conflict(
    `This project holds as many pictures as it may: at most ${pictureLimits.perProject} and 30 MB. Remove one first.`,
  );
}

async function readUpload(readPicture: PictureReader, member: string, content: string) {
  try {
    return await readPicture(member, Buffer.from(content, 'base64'));
  } catch (error) {
    if (error instanceof QueueFull) {
      throw rateLimited('Your earlier pictures are still being read: try again in a moment', 5);
    }
    if (error instanceof UnusablePicture) throw badRequest(error.message);
    throw error;
  }
}

/** A picture as in the contract. */
export const presentPicture = ({
  name,
  alt,
  width,
  height,
  bytes,
  folder,
  is_reference,
}: PictureRow): Picture => ({
  name,
  alt,
  width,
  height,
  bytes,
  address: `${picturesPath}/${folder}/${name}`,
  is_reference,
});

const tooManyReferences = () =>
  conflict(
    `At most ${pictureLimits.references} pictures of a project can say what the page should look like. Choose another one instead of adding it.`,
  );

const noPicture = () => notFound('There is no such picture');
