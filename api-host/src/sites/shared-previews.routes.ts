import type { FastifyInstance, FastifyReply } from 'fastify';
import { fontFolder, pictureFolder, siteFileNames } from 'shared-kit/contract';
import { deployedFile } from '../features/websites/deployment';
import { sharePath } from '../features/websites/share-links';
import { shareTokenPattern } from '../features/websites/share-links.repository';
import type { Shared } from '../features/websites/share-links.repository';
import type { StoragePort } from '../storage/storage.port';
import { kindPages, sendKindPage } from './kind-page';

export interface SharedPreviewsDeps {
  readonly storage: StoragePort;
  readonly findShared: (token: string) => Promise<Shared | undefined>;
}

interface TokenRoute {
  Params: { token: string; asset?: string };
}

/** Keeps previews out of search engines and their addresses out of referrers. */
const previewHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
};

const files = {
  '': siteFileNames.html,
  [siteFileNames.html]: siteFileNames.html,
  [siteFileNames.css]: siteFileNames.css,
  [siteFileNames.js]: siteFileNames.js,
};

/** Folders beside the files, and what a file in them is called. */
const folders = [
  [pictureFolder, /^[a-z0-9][a-z0-9-]{0,110}\.webp$/],
  [fontFolder, /^[a-z0-9][a-z0-9-]{0,60}\.woff2$/],
] as const;

/** Saved versions of websites by share link; the token in the link is the authorization. */
export function serveSharedPreviews(app: FastifyInstance, deps: SharedPreviewsDeps): void {
  const send = async (token: string, name: string | null, reply: FastifyReply) => {
    reply.headers(previewHeaders);
    const shared = shareTokenPattern.test(token) ? await deps.findShared(token) : undefined;
    if (shared === undefined) return sendKindPage(reply, 404, kindPages.notFound);
    if (shared.state === 'suspended') return sendKindPage(reply, 410, kindPages.suspended);
    if (shared.state === 'ended') return sendKindPage(reply, 410, kindPages.shareEnded);
    const key = name === null ? null : deployedFile(shared.home, shared.folder, name);
    const file = key === null ? null : await deps.storage.get(key);
    if (file === null) return sendKindPage(reply, 404, kindPages.notFound);
    // Module scripts and fonts are fetched with CORS even by their own page, whose origin is "null".
    if (name === siteFileNames.js || name?.startsWith(fontFolder) === true)
      reply.header('access-control-allow-origin', '*');
    return reply.type(file.contentType).send(file.content);
  };

  app.get<TokenRoute>(`${sharePath}/:token`, ({ params }, reply) =>
    reply
      .headers(previewHeaders)
      .redirect(`${sharePath}/${encodeURIComponent(params.token)}/`, 308),
  );
  for (const [path, name] of Object.entries(files)) {
    app.get<TokenRoute>(`${sharePath}/:token/${path}`, ({ params }, reply) =>
      send(params.token, name, reply),
    );
  }
  for (const [folder, pattern] of folders) {
    app.get<TokenRoute>(`${sharePath}/:token/${folder}:asset`, ({ params }, reply) => {
      const { token, asset = '' } = params;
      return send(token, pattern.test(asset) ? folder + asset : null, reply);
    });
  }
  app.get<TokenRoute>(`${sharePath}/:token/*`, ({ params }, reply) =>
    send(params.token, null, reply),
  );
}
