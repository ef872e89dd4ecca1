import { clampChroma, formatHex, parse } from 'culori';

/** Longer values are no colours; they are not given to the parser. */
const longest = 200;

/**
 * A colour as CSS writes it, in any notation, as `#rrggbb`, moved to what screens can show; null for what is no colour
 * or more transparent than `leastAlpha`, from 0 to 1. Above that, transparency is dropped.
 */
export function hexOf(value: string | null, leastAlpha = 0.5): string | null {
  if (value === null || value.length > longest) return null;
  const read = parse(value.trim().toLowerCase());
  if (!read || (read.alpha ?? 1) < leastAlpha) return null;
  return formatHex(clampChroma(read, 'oklch'));
}
