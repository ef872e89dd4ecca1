import { app } from './app';
import { commission } from './commission';
import { agency } from './agency';
import { architecture } from './architecture';
import { bakery } from './bakery';
import { band } from './band';
import { blog } from './blog';
import { cafe } from './cafe';
import { church } from './church';
import { clinic } from './clinic';
import { club } from './club';
import { conference } from './conference';
import { craft } from './craft';
import { generic } from './generic';
import { gym } from './gym';
import { law } from './law';
import { nonprofit } from './nonprofit';
import { photography } from './photography';
import { portfolio } from './portfolio';
import { property } from './property';
import { restaurant } from './restaurant';
import { saas } from './saas';
import { salon } from './salon';
import { school } from './school';
import { store } from './store';
import { trade } from './trade';
import { travel } from './travel';
import { wedding } from './wedding';
import type { SiteKind } from './kind';

/** A new kind of site: write one file beside this one and name it here. */
export const siteKinds: readonly SiteKind[] = [
  agency,
  architecture,
  bakery,
  band,
  blog,
  cafe,
  church,
  clinic,
  club,
  conference,
  craft,
  gym,
  law,
  nonprofit,
  photography,
  portfolio,
  property,
  restaurant,
  saas,
  salon,
  school,
  store,
  trade,
  travel,
  wedding,
  app,
  commission,
  generic,
];

export function kindById(id: string): SiteKind {
  return siteKinds.find((kind) => kind.id === id) ?? generic;
}
