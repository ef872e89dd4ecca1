import type { FastifyInstance } from 'fastify';
import { picturesPath } from 'shared-kit/contract';
import type { StoragePort } from '../storage/storage.port';
import { pictureKey } from '../features/pictures/pictures.repository';

interface PictureRoute {
  Params: { folder: string; name: string };
}

const folderPattern = /^[0-9a-f]{32}$/;
const namePattern = /^[a-z0-9][a-z0-9-]{0,110}\.webp$/;

/**
 * Members' pictures for previews, which have no session: knowing the folder's 128 random bits is the
 * permission. Published pages have copies of their own.
 */
export function serveOwnPictures(app: FastifyInstance, storage: StoragePort): void {
  app.get<PictureRoute>(`${picturesPath}/:folder/:name`, async ({ params }, reply) => {
    const isKey = folderPattern.test(params.folder) && namePattern.test(params.name);
    const file = isKey ? await storage.get(pictureKey(params)) : null;
    if (!file) return reply.callNotFound();
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type(file.contentType)
      .send(file.content);
  });
}
