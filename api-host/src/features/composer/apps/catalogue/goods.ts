import type { Catalogue } from './catalogue';
import { goodsForHome } from './goods-for-home';
import { goodsToEat } from './goods-to-eat';
import { goodsToWear } from './goods-to-wear';

/** What shops sell: samples with sample prices, so that search, filters and the cart can be tried. */
export const goods: readonly Catalogue[] = [...goodsToWear, ...goodsToEat, ...goodsForHome];
