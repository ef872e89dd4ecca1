import type { Motif } from '../kinds/kind';
import { arches, blobs, geometric, kinetic, rays, sound } from './abstract';
import type { Canvas } from './drawing';
import { books, bread, interfaceArt, plates, portrait, stage, vessels } from './indoors';
import { botanical, house, landscape, map, plan, skyline, waves } from './outdoors';

/** Every scene there is. A new one: draw it in a file beside this one and name it here and in `Motif`. */
export const motifs: Readonly<Record<Motif, (canvas: Canvas) => string>> = {
  landscape,
  botanical,
  vessels,
  plates,
  skyline,
  house,
  arches,
  sound,
  interface: interfaceArt,
  portrait,
  geometric,
  books,
  kinetic,
  map,
  plan,
  bread,
  stage,
  waves,
  rays,
  blobs,
};
