import type { FastifyInstance } from 'fastify';
import { notFound } from '../../errors';
import type { StoragePort } from '../../storage/storage.port';
import { thumbnailKey } from './thumbnail-files';

interface PictureRoute {
  Params: { website: string; deployment: string; picture: string };
}

const websitePattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const deploymentPattern = /^[0-9a-f]{32}-[0-9a-f]{8}$/;
const picturePattern = /^([0-9a-f]{32})\.webp$/;

/** URL of a deployment's picture in the app. */
export const thumbnailAddress = (websiteId: string, deployment: string, thumbnail: string) =>
  `/api/thumbnails/${websiteId}/${deployment}/${thumbnail}.webp`;

/**
 * The pictures of the project list. An `<img>` sends no token, so knowing the URL is the
 * permission: it is given to the owner only and contains the website's id (122 random bits) and the
 * deployment's name (32 more). The response was encoded here, as a picture (decision 020), so it
 * may come from the app's own origin.
 */
export function serveThumbnails(app: FastifyInstance, storage: StoragePort): void {
  const route = { config: { access: 'anyone' }, schema: { hide: true } } as const;
  app.get<PictureRoute>(
    '/api/thumbnails/:website/:deployment/:picture',
    route,
    async ({ params }, reply) => {
      const { website, deployment, picture } = params;
      const [, thumbnail] = picturePattern.exec(picture) ?? [];
      const isKey = websitePattern.test(website) && deploymentPattern.test(deployment);
      const file =
        isKey && thumbnail !== undefined
          ? await storage.get(thumbnailKey(website, deployment, thumbnail))
          : null;
      if (!file) throw notFound('There is no such picture');
      return reply
        .header('cache-control', 'private, max-age=31536000, immutable')
        .type('image/webp')
        .send(file.content);
    },
  );
}
