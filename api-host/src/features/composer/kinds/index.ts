import { bakery } from './bakery';
import { blog } from './blog';
import { cafe } from './cafe';
import { church } from './church';
import { generic } from './generic';
import type { SiteKind } from './kind';
import { portfolio } from './portfolio';
import { restaurant } from './restaurant';
import { saas } from './saas';
import { school } from './school';
import { store } from './store';

/** A new kind of site: write one file beside this one and name it here. */
export const siteKinds: readonly SiteKind[] = [
  bakery,
  cafe,
  restaurant,
  portfolio,
  saas,
  school,
  blog,
  church,
  store,
  generic,
];

export function kindById(id: string): SiteKind {
  return siteKinds.find((kind) => kind.id === id) ?? generic;
}
