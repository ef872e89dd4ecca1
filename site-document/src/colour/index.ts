export { hexOf } from './hex-of';
export { atLightness, colour, contrast, legible, readColour, straw, textOn } from './oklch';
