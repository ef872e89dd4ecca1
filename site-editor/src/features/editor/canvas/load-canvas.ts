import type { OpenCanvas } from './canvas';

/** GrapesJS and what stands on it: most of the editor's weight, so the rest is on screen before it. */
export const loadCanvas = () => import(/* webpackChunkName: "canvas" */ './open-canvas');

/** Opens a page in GrapesJS as soon as that has arrived. */
export const openLoadedCanvas: OpenCanvas = async (options) =>
  (await loadCanvas()).openCanvas(options);
