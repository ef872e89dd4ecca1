import type { Look } from '../model/page';
import { askedPair } from './asked-pair';
import { atLightness, contrast, readColour } from './oklch';

/** An accent of our own choice may be this much darker if white is then legible on it; an asked one stays. */
const allowance = 0.09;

/** The accent as it is used: exactly what was asked for, or the chosen one made fit to carry white text. */
export function settleAccent(look: Look, paper: string): string {
  const { main } = askedPair(look, paper);
  if (main !== null) return main;
  const { accent } = look;
  const { lightness } = readColour(accent);
  for (let moved = lightness; moved >= lightness - allowance; moved -= 0.01) {
    const tried = atLightness(accent, moved);
    if (contrast('#ffffff', tried) >= 4.5) return tried;
  }
  return accent;
}
