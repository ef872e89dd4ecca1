import type { PagePlan } from '../../model/page';
import { festival, fishing, wedding } from './events';
import { church, portfolio, truck, yoga } from './people';
import { app, saas, shop } from './products';
import { bakery, plumber } from './trades';

/** Pages of different kinds to look at while the renderer is worked on, and to test it with. */
export const galleryPlans: Readonly<Record<string, PagePlan>> = {
  plumber,
  bakery,
  wedding,
  fishing,
  festival,
  saas,
  shop,
  app,
  portfolio,
  church,
  yoga,
  truck,
};
