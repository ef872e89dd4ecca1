import type { OpenCanvas } from './canvas';

/**
 * Loads GrapesJS and the code depending on it separately: most of the editor's weight, so the rest
 * renders before.
 */
export const loadCanvas = () => import(/* webpackChunkName: "canvas" */ './open-canvas');

/** Opens a page once GrapesJS has loaded. */
export const openLoadedCanvas: OpenCanvas = async (options) =>
  (await loadCanvas()).openCanvas(options);
