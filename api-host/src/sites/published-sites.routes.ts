import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureFolder, siteFileNames } from 'shared-kit/contract';
import { deployedFile, fingerprintOf } from '../features/websites/deployment';
import { slugPattern } from '../features/websites/slug';
import type { StoragePort } from '../storage/storage.port';
import { sendRevalidated } from './revalidated-answer';

/** Which files are live under a slug. */
interface Published {
  readonly id: string;
  readonly deployment: string;
}

export interface PublishedSitesDeps {
  readonly storage: StoragePort;
  readonly findPublished: (slug: string) => Promise<Published | undefined>;
  /** The address of the website that had this one before. */
  readonly findMoved: (slug: string) => Promise<string | undefined>;
}

interface SlugRoute {
  Params: { slug: string };
}

/** The paths below a slug; a page may link to itself by its file name. */
const files = {
  '': siteFileNames.html,
  [siteFileNames.html]: siteFileNames.html,
  [siteFileNames.css]: siteFileNames.css,
  [siteFileNames.js]: siteFileNames.js,
};

/** How often a file is looked for anew when a republish removes it while it is being read. */
const attempts = 3;

/** Published websites, each under its slug. */
export function servePublishedSites(app: FastifyInstance, deps: PublishedSitesDeps): void {
  app.get<SlugRoute>('/:slug', async ({ params, url }, reply) => {
    const published = await findBySlug(deps, params.slug);
    const address = published === undefined ? await findMoved(deps, params.slug) : params.slug;
    if (address === undefined) return reply.callNotFound();
    const query = url.slice(`/${params.slug}`.length);
    return redirectTo(reply, `/${address}/${query}`, published === undefined ? 307 : 308);
  });

  for (const [path, name] of Object.entries(files)) {
    app.get<SlugRoute>(`/:slug/${path}`, (request, reply) => sendFile(deps, name, request, reply));
  }
  app.get<SlugRoute & { Params: { picture: string } }>(
    `/:slug/${pictureFolder}:picture`,
    (request, reply) => {
      const { picture } = request.params;
      if (!pictureName.test(picture)) return reply.callNotFound();
      return sendFile(deps, pictureFolder + picture, request, reply);
    },
  );
}

const pictureName = /^[a-z0-9][a-z0-9-]{0,110}\.webp$/;

async function sendFile(
  deps: PublishedSitesDeps,
  name: string,
  request: FastifyRequest<SlugRoute>,
  reply: FastifyReply,
) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const published = await findBySlug(deps, request.params.slug);
    if (published === undefined) break;
    const file = await deps.storage.get(deployedFile(published.id, published.deployment, name));
    if (file === null) continue;
    // A module script is fetched with CORS even by its own page, whose origin is "null".
    if (name === siteFileNames.js) reply.header('access-control-allow-origin', '*');
    return sendRevalidated(request, reply, {
      ...file,
      fingerprint: fingerprintOf(published.deployment),
    });
  }
  const { slug } = request.params;
  const address = await findMoved(deps, slug);
  if (address === undefined) return reply.callNotFound();
  // Not for ever: the member may give the website its old address back.
  return redirectTo(reply, `/${address}/${request.url.slice(slug.length + 2)}`, 307);
}

const redirectTo = (reply: FastifyReply, address: string, status: 307 | 308) =>
  reply.header('cache-control', 'no-cache').redirect(address, status);

const findMoved = async (deps: PublishedSitesDeps, slug: string) =>
  slugPattern.test(slug) ? deps.findMoved(slug) : undefined;

const findBySlug = async ({ findPublished }: PublishedSitesDeps, slug: string) =>
  slugPattern.test(slug) ? findPublished(slug) : undefined;
