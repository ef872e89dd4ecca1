import { createHash } from 'node:crypto';
import { fingerprintOf } from '../../features/websites/deployment';
import type { Published, SiteVisit } from './site-visit';

/** Increment when derived files change, so that browsers and stored pictures are refreshed. */
const makeVersion = 1;

/** Keyed by the website's row, which stays the same object until it changes. */
const fingerprints = new WeakMap<Published, Map<string, string>>();

/** A fingerprint of everything derived files depend on: the page's files, name, address and appearance. */
export function madeFingerprint({ site, link }: Pick<SiteVisit, 'site' | 'link'>): string {
  // A website has one link or two: its name's, and its path's.
  const known = fingerprints.get(site) ?? new Map<string, string>();
  const found = known.get(link) ?? hashOf(site, link);
  fingerprints.set(site, known.set(link, found));
  return found;
}

const hashOf = (site: Published, link: string): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        makeVersion,
        fingerprintOf(site.deployment),
        site.title,
        link,
        site.thumbnail ?? null,
      ]),
    )
    .digest('hex')
    .slice(0, 32);
