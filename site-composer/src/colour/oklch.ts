/** Colours by lightness, chroma and hue: the same for composed pages as for those of others. */
export {
  atLightness,
  colour,
  contrast,
  legible,
  readColour,
  straw,
  textOn,
} from 'site-document/colour';
