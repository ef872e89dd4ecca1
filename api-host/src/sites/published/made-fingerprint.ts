import { createHash } from 'node:crypto';
import { fingerprintOf } from '../../features/websites/deployment';
import type { Published, SiteVisit } from './site-visit';

/** Raised when what we make of a page changes, so that browsers and stored pictures follow. */
const makeVersion = 1;

/** By the row they are of, which stays the same object as long as nothing of it changes. */
const fingerprints = new WeakMap<Published, Map<string, string>>();

/** Changes whenever something changes that we make of a page: its files, its name, its address, how it looks. */
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
