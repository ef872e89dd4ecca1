import { pictureFolder } from 'shared-kit/contract';
import { thumbnailKey } from '../../features/thumbnails/thumbnail-files';
import { factsOf } from '../../features/websites/derived/stored-facts';
import { deployedFile } from '../../features/websites/deployment';
import { workingFor } from '../../threads/current-member';
import { renderSocialPicture } from './social-picture';
import { madeFingerprint } from './made-fingerprint';
import type { SiteVisit } from './site-visit';

/** Pictures being made, so that concurrent requests share one. */
const underWay = new Map<string, Promise<Buffer | null>>();

/** The website's social picture, made on the first request and stored beside its deployment. */
export async function sitePicture(visit: SiteVisit): Promise<Buffer | null> {
  const { deps, site } = visit;
  const name = `social-${madeFingerprint(visit).slice(0, 16)}.png`;
  const key = deployedFile(site.id, site.deployment, name);
  const stored = await deps.storage.get(key);
  if (stored !== null) return stored.content;
  const making =
    underWay.get(key) ??
    workingFor(site.id, () => make(visit, key)).finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
}

async function make(visit: SiteVisit, key: string): Promise<Buffer | null> {
  const { deps, site, link } = visit;
  const facts = await factsOf(deps, site);
  if (facts === null) return null;
  const stored = async (path: string | undefined) =>
    path === undefined ? null : ((await deps.storage.get(path))?.content ?? null);
  const { picture: name } = facts;
  const path = name ? deployedFile(site.id, site.deployment, pictureFolder + name) : undefined;
  const shot = site.thumbnail
    ? await stored(thumbnailKey(site.id, site.deployment, site.thumbnail))
    : null;
  const picture = await renderSocialPicture({
    title: facts.title,
    description: facts.description,
    place: link.replace(/^https?:\/\//, '').replace(/\/$/, ''),
    look: facts.look,
    shot,
    photo: shot === null ? await stored(path) : null,
  });
  await deps.storage.create(key, picture);
  return picture;
}
