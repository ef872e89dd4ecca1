import type { Look } from '../model/page';
import { atLightness, contrast, readColour } from './oklch';

/** An accent of our own choice may be this much darker if white is then legible on it; an asked one stays. */
const allowance = 0.09;

/** The accent as it is used: exactly what was asked for, or the chosen one made fit to carry white text. */
export function settleAccent({ accent, asked }: Look): string {
  const given = asked['accent'] ?? asked['brand'] ?? asked['button'];
  if (given) return given;
  const { lightness } = readColour(accent);
  for (let moved = lightness; moved >= lightness - allowance; moved -= 0.01) {
    const tried = atLightness(accent, moved);
    if (contrast('#ffffff', tried) >= 4.5) return tried;
  }
  return accent;
}
