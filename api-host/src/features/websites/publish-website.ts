import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../../plugins/access';
import { picturesFor } from '../pictures/deploy-pictures';
import { removeDeployment, websitePrefix, writeDeployment } from './deployment';
import { forgetOldDeployments, replaceDeployment } from './deployments.repository';
import { slugFrom } from './slug';
import type { WebsiteDeps } from './website-deps';
import { requireNotSuspended, requireOwn, websiteNotFound } from './websites.policy';
import { addWebsite, findWebsiteOwner } from './websites.repository';
import type { WebsiteContent } from './website-content';

/** What is published: by whom, from which project, for the log of which request. */
interface Publishing {
  readonly caller: Caller;
  readonly content: WebsiteContent;
  readonly projectId: string | null;
  readonly log: FastifyBaseLogger;
}

/** Published under its id; `slug` is its address. */
interface Published {
  readonly id: string;
  readonly slug: string;
}

/** Publishes a new website. Its files are in place before its row, and so its address, exists. */
export async function publishNew(
  { db, clock, storage, thumbnails }: WebsiteDeps,
  { caller, content, projectId, log }: Publishing,
): Promise<Published> {
  const id = randomUUID();
  try {
    const pictures = await picturesFor({ db, storage }, caller.user.id, content);
    const deployment = await writeDeployment(storage, id, content, content.title, pictures);
    const now = clock();
    const website = {
      ...content,
      id,
      user_id: caller.user.id,
      deployment,
      created_at: now,
      updated_at: now,
      published_at: now,
    };
    const slug = await addWebsite(db, website, slugFrom(content.title), projectId);
    thumbnails.wanted();
    return { id, slug };
  } catch (error) {
    await removeQuietly(log, () => storage.deletePrefix(websitePrefix(id)));
    throw error;
  }
}

/**
 * Publishes the caller's website again under its address. Visitors see the old deployment, whole, until
 * the row names the new one. The last ones before it stay, to be put back.
 */
export async function publishAgain(
  deps: WebsiteDeps,
  caller: Caller,
  id: string,
  content: WebsiteContent,
  log: FastifyBaseLogger,
): Promise<Published> {
  const { db, clock, storage } = deps;
  requireNotSuspended(requireOwn(caller, await findWebsiteOwner(db, id)));
  const pictures = await picturesFor({ db, storage }, caller.user.id, content);
  const deployment = await writeDeployment(storage, id, content, content.title, pictures);
  const slug = await replaceDeployment(db, id, { ...content, deployment, now: clock() });
  if (slug === undefined) {
    await removeDeployment(storage, id, deployment);
    throw websiteNotFound();
  }
  deps.thumbnails.wanted();
  for (const old of await forgetOldDeployments(db, id)) {
    await removeQuietly(log, () => removeDeployment(storage, id, old));
  }
  return { id, slug };
}

/** Files nobody can reach any more are no reason to report a failure; the log names them. */
export async function removeQuietly(
  log: Pick<FastifyBaseLogger, 'warn'>,
  remove: () => Promise<void>,
): Promise<void> {
  try {
    await remove();
  } catch (error) {
    log.warn({ err: error }, 'files of a website could not be removed');
  }
}
