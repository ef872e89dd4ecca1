import type { PagePlan } from '../../model/page';
import { bakery, plumber } from './trades';

/** Pages of different kinds to look at while the renderer is worked on, and to test it with. */
export const galleryPlans: Readonly<Record<string, PagePlan>> = { plumber, bakery };
