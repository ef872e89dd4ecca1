/** How the top of a page is arranged; each has its rules in `frame-css.ts`. */
export type HeroLayout =
  | 'split'
  | 'frame'
  | 'poster'
  | 'editorial'
  | 'stage'
  | 'plain'
  | 'panel'
  | 'tool';
