import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteFiles } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { badRequest } from '../../errors';
import type { Caller } from '../../plugins/access';
import { GivenUp } from '../../threads/bounded-thread';
import { fontsFor } from '../fonts/deploy-fonts';
import { picturesFor } from '../pictures/deploy-pictures';
import { refuseAddress, requireFreeAddress } from './chosen-address';
import { removeDeployment, websitePrefix, writeDeployment } from './deployment';
import { forgetOldDeployments, replaceDeployment } from './deployments.repository';
import { slugFrom } from './slug';
import type { WebsiteDeps } from './website-deps';
import { requireWebsiteRoom } from './website-room';
import {
  requireNoSuspension,
  requireNotSuspended,
  requireOwn,
  websiteNotFound,
} from './websites.policy';
import { addWebsite, addWebsiteAt, findWebsiteOwner } from './websites.repository';
import type { NewWebsite } from './websites.repository';
import type { WebsiteContent } from './website-content';

/** A publication: its caller, its project, and the log of its request. */
interface Publishing {
  readonly caller: Caller;
  readonly content: WebsiteContent;
  readonly projectId: string | null;
  readonly log: FastifyBaseLogger;
}

/** The published website; `slug` is its address. */
interface Published {
  readonly id: string;
  readonly slug: string;
}

/**
 * Publishes a new website. Its files are written before its row, and therefore its address, exists.
 *
 * @param address the address chosen by the member; otherwise one is derived from the title
 */
export async function publishNew(
  deps: WebsiteDeps,
  { caller, content, projectId, log }: Publishing,
  address?: string,
): Promise<Published> {
  const { db, clock, storage, thumbnails, quotas } = deps;
  await requireNoSuspension(db, caller);
  // Checked before the files are written; decided when the website is inserted.
  await requireWebsiteRoom(db, caller.user.id, quotas.websites);
  if (address !== undefined) await requireFreeAddress(db, address, null);
  const id = randomUUID();
  try {
    const deployment = await deploy(deps, caller, id, content, log);
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
    const slug = await addUnder(db, website, address, { projectId, limit: quotas.websites });
    thumbnails.enqueue();
    return { id, slug };
  } catch (error) {
    await removeQuietly(log, () => storage.deletePrefix(websitePrefix(id)));
    throw error;
  }
}

async function addUnder(
  db: Database,
  website: NewWebsite,
  address: string | undefined,
  from: Parameters<typeof addWebsite>[3],
): Promise<string> {
  if (address === undefined) return addWebsite(db, website, slugFrom(website.title), from);
  // May have been taken since the check.
  if (!(await addWebsiteAt(db, website, address, from))) await refuseAddress(db, address, null);
  return address;
}

/**
 * Republishes the caller's website under its address. Visitors see the complete old deployment
 * until the row names the new one. The latest previous deployments are kept for restoring.
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
  const deployment = await deploy(deps, caller, id, content, log);
  const slug = await replaceDeployment(db, id, { ...content, deployment, now: clock() });
  if (slug === undefined) {
    await removeDeployment(storage, id, deployment);
    throw websiteNotFound();
  }
  deps.thumbnails.enqueue();
  for (const old of await forgetOldDeployments(db, id)) {
    await removeQuietly(log, () => removeDeployment(storage, id, old));
  }
  return { id, slug };
}

async function deploy(
  deps: WebsiteDeps,
  caller: Caller,
  id: string,
  content: WebsiteContent,
  log: FastifyBaseLogger,
): Promise<string> {
  const { db, storage, derive } = deps;
  const files = await visibleFiles(deps, content, log);
  const pictures = await picturesFor({ db, storage }, caller.user.id, files);
  const assets = [...pictures, ...fontsFor(files)];
  return refuseUnreadable(writeDeployment(storage, id, files, content.title, { assets, derive }));
}

/** Refuses, with a sentence, a page that exceeds the limits of parsing. */
export async function refuseUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
    throw badRequest('This page is too large or too deeply nested to be published');
  }
}

/**
 * The page as visitors get it, without unfilled slots, which stay in the working copy. A page that
 * is too slow to parse is published unchanged.
 */
async function visibleFiles(
  { factWork }: WebsiteDeps,
  content: WebsiteContent,
  log: FastifyBaseLogger,
): Promise<SiteFiles> {
  const { html, css, js } = content;
  try {
    return { html: await factWork.leaveOut(html), css, js };
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
    log.warn({ err: error }, 'a page was published without looking for what is open in it');
    return { html, css, js };
  }
}

/** Unreachable files do not justify a failure; the log names them. */
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
