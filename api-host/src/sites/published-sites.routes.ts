import type { FastifyInstance } from 'fastify';
import { fontFolder, pictureFolder, siteFileNames } from 'shared-kit/contract';
import { deployedFile, fingerprintOf } from '../features/websites/deployment';
import { originRobots } from './published/crawler-files';
import { answerPage, madeFiles } from './published/made-files';
import { SentFiles } from './published/sent-files';
import { answerNotFound, visitSite } from './published/site-visit';
import type { AnswerVisit, PublishedSitesDeps, SlugRoute } from './published/site-visit';
import { sendKept, sendUnchanged } from './revalidated-answer';

/** A file as it was published. */
const fileNamed =
  (name: string): AnswerVisit =>
  async ({ deps, sent, site, request, reply }) => {
    // Module scripts and fonts are fetched with CORS even by their own page, whose origin may be "null".
    if (name === siteFileNames.js || name.startsWith(fontFolder))
      reply.header('access-control-allow-origin', '*');
    const fingerprint = fingerprintOf(site.deployment);
    if (sendUnchanged(request, reply, fingerprint)) return true;
    const key = deployedFile(site.id, site.deployment, name);
    const file = await sent.get(key, () => deps.storage.get(key));
    if (file === null) return false;
    sendKept(request, reply, file);
    return true;
  };

/** The paths below a slug; a page may link to itself by its file name. */
const answers: Readonly<Record<string, AnswerVisit>> = {
  '': answerPage,
  [siteFileNames.html]: answerPage,
  [siteFileNames.css]: fileNamed(siteFileNames.css),
  [siteFileNames.js]: fileNamed(siteFileNames.js),
  ...madeFiles,
};

/** Folders of a deployment beside its files, and what a file in them is called. */
const folders = [
  [pictureFolder, /^[a-z0-9][a-z0-9-]{0,110}\.webp$/],
  [fontFolder, /^[a-z0-9][a-z0-9-]{0,60}\.woff2$/],
] as const;

/**
 * Published websites, each under its slug. Where they have names of their own, `sites-app` has put the
 * slug in front of the path already: from here on both modes look alike.
 */
export function servePublishedSites(app: FastifyInstance, needed: PublishedSitesDeps): void {
  const deps = { ...needed, sent: needed.sent ?? new SentFiles() };
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(originRobots),
  );
  app.get<SlugRoute>('/:slug', (request, reply) => visitSite(deps, request, reply, answerNotFound));
  for (const [path, answer] of Object.entries(answers)) {
    app.get<SlugRoute>(`/:slug/${path}`, (request, reply) =>
      visitSite(deps, request, reply, answer),
    );
  }
  for (const [folder, pattern] of folders) {
    app.get<SlugRoute & { Params: { name: string } }>(`/:slug/${folder}:name`, (request, reply) => {
      const { name } = request.params;
      const answer = pattern.test(name) ? assetOr404(folder + name) : answerNotFound;
      return visitSite(deps, request, reply, answer);
    });
  }
  app.get<SlugRoute>('/:slug/*', (request, reply) =>
    visitSite(deps, request, reply, answerNotFound),
  );
}

/** A missing picture or font was never published, so the read is not retried. */
const assetOr404 =
  (path: string): AnswerVisit =>
  async (visit) =>
    (await fileNamed(path)(visit)) || answerNotFound(visit);
