import { randomUUID } from 'node:crypto';
import { shareLinkLimit } from 'shared-kit/contract';
import type { ShareLink, SiteFiles } from 'shared-kit/contract';
import type { FastifyBaseLogger } from 'fastify';
import { conflict, notFound } from '../../errors';
import { fontsFor } from '../fonts/deploy-fonts';
import { picturesFor } from '../pictures/deploy-pictures';
import { removeDeployment, writeDeployment } from './deployment';
import { refuseUnreadable, removeQuietly } from './publish-website';
import { addShareLink, homeOf, listLiveLinksOf, shareTokenBytes } from './share-links.repository';
import type { ShareSubject } from './share-links.repository';
import type { WebsiteDeps } from './website-deps';

/** Below the sites origin; slugs never start with an underscore. */
export const sharePath = '/_share';

const dayMs = 86_400_000;

type ShareLog = Pick<FastifyBaseLogger, 'warn'>;

/** What is shared, and the pictures it uses. */
interface ShareRequest {
  readonly subject: ShareSubject;
  readonly owner: string;
  readonly title: string;
  readonly files: SiteFiles;
  readonly days: number;
}

/**
 * Creates a link; throws 409 at the limit. Writes the files first: a link never shows half a
 * website.
 */
export async function share(deps: WebsiteDeps, request: ShareRequest, log: ShareLog) {
  const { db, storage, clock, random, addresses, derive } = deps;
  const { subject, owner, title, files, days } = request;
  // Checked before the files are written; decided when the link is inserted.
  if ((await listLiveLinksOf(db, subject, clock())).length >= shareLinkLimit) throw noRoom(subject);
  const id = randomUUID();
  const home = homeOf({ id, website_id: subject.website_id });
  const pictures = await picturesFor({ db, storage }, owner, files);
  const assets = [...pictures, ...fontsFor(files)];
  const options = { assets, forms: 'silent', derive } as const;
  const folder = await refuseUnreadable(writeDeployment(storage, home, files, title, options));
  const token = random(shareTokenBytes).toString('base64url');
  const created_at = clock();
  const expires_at = new Date(created_at.getTime() + days * dayMs);
  const link = { ...subject, id, folder, created_at, expires_at };
  if (!(await addShareLink(db, { ...link, token }, shareLinkLimit))) {
    await removeQuietly(log, () => removeDeployment(storage, home, folder));
    throw noRoom(subject);
  }
  return {
    message: 'The share link is ready',
    share: toShareLink({ version: null, ...link }),
    link: addresses.shared(`${sharePath}/${token}/`),
  };
}

function noRoom({ website_id }: ShareSubject) {
  const what = website_id === null ? 'project' : 'website';
  return conflict(
    `A ${what} has at most ${shareLinkLimit} share links. End one you no longer need`,
  );
}

/** Deletes the files of an ended link; throws 404 when there was none to end. */
export async function removeShared(
  { storage }: Pick<WebsiteDeps, 'storage'>,
  ended:
    | { readonly id: string; readonly website_id: string | null; readonly folder: string }
    | undefined,
  log: ShareLog,
) {
  if (ended === undefined) throw notFound('This share link does not exist');
  await removeQuietly(log, () => removeDeployment(storage, homeOf(ended), ended.folder));
  return { message: 'The share link has ended' };
}

/** The public form of a link, without its token. */
export const toShareLink = (row: {
  readonly id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly version: number | null;
}): ShareLink => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  ...(row.version !== null && { version: row.version }),
});
