import { amountsIn, inFigures } from './amounts';
import type { Sheet } from './sheet';

const gives =
  /\b(?:must give|should give|gives?|makes?|must be|should be|is|are|comes? to|=>?|->)\b|[=→]/iu;

/** "6 horses must give 60 kg a day, 12600 kg": figures to choose between readings by; they are never shown. */
export function readTest(clauses: readonly string[]): Sheet['test'] {
  const text = inFigures(clauses.join(', '));
  const at = gives.exec(text);
  if (!at) return null;
  const given = amountsIn(text.slice(0, at.index)).map(({ value }) => value);
  const results = amountsIn(text.slice(at.index + at[0].length)).map(({ value }) => value);
  return given.length > 0 && results.length > 0 ? { given, results } : null;
}
