import { briefLabels } from '../src/spans/labels';
import type { Annotated } from './read-corpus';

type Label = Parameters<typeof briefLabels.beginOf>[0];

/** The first words of an annotated text that are marked as one thing; null where none are. */
export function labelAt({ text, tokens, states }: Annotated, label: Label): string | null {
  const first = states.indexOf(briefLabels.beginOf(label));
  if (first === -1) return null;
  let last = first;
  while (states[last + 1] === briefLabels.insideOf(label)) last += 1;
  return text.slice(tokens[first]?.start, tokens[last]?.end);
}
