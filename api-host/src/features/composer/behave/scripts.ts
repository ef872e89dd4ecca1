import { calculatorFrame } from '../apps/calculators/calculator-script';
import { shelfScript } from '../commission/parts/shelf-script';
import { charts } from './chart-script';
import { kit } from './kit-script';
import { base } from './base-script';
import { carousel } from './carousel-script';
import { form, cart, filter, lightbox, views } from './section-scripts';
import {
  billing,
  donate,
  countdown,
  calculator,
  tracker,
  quiz,
  themeToggle,
  print,
} from './tool-scripts';

/**
 * What pages do in the browser. Plain scripts, each in its own function scope, each looking for its
 * own data attributes, so any of them can be taken out. `String.raw` keeps them as they are read.
 */
export const scripts: Readonly<Record<string, string>> = {
  base,
  kit,
  charts,
  shelf: shelfScript,
  calculators: calculatorFrame,
  form,
  cart,
  filter,
  lightbox,
  carousel,
  views,
  billing,
  donate,
  countdown,
  calculator,
  tracker,
  quiz,
  'theme-toggle': themeToggle,
  print,
};
