/** What a span of an instruction is. `site-composer/training/README.md` says what each means. */
export const spanLabels = [
  'name',
  'subject',
  'site',
  'place',
  'area',
  'audience',
  'about',
  'fact',
  'headline',
  'item',
  'feature',
  'group',
  'note',
  'price',
  'event',
  'date',
  'time',
  'hours',
  'where',
  'person',
  'role',
  'phone',
  'email',
  'url',
  'address',
  'button',
  'section',
  'field',
  'color',
  'style',
  'not',
  'quote',
  'author',
  'q',
  'a',
  'goal',
  'raised',
] as const;

export type SpanLabel = (typeof spanLabels)[number];

/** States of the chain: 0 is outside, then beginning and inside of each label. */
export const stateCount = 1 + 2 * spanLabels.length;

export const beginOf = (label: SpanLabel): number => 1 + 2 * spanLabels.indexOf(label);
export const insideOf = (label: SpanLabel): number => 2 + 2 * spanLabels.indexOf(label);

/** The label of a state; null outside. */
export function labelOf(state: number): SpanLabel | null {
  return state === 0 ? null : (spanLabels[(state - 1) >> 1] ?? null);
}

export const isBegin = (state: number): boolean => state > 0 && state % 2 === 1;

/** Sentences in which another span may stand: "track houseplants" is about a subject. */
const holders = new Set<SpanLabel>(['about', 'fact']);
const held = new Set<SpanLabel>(['subject', 'name', 'place']);

/** Whether one state may follow another; 0 stands before the first token, too. */
export function mayFollow(before: number, after: number): boolean {
  if (after === 0 || isBegin(after)) return true;
  const label = labelOf(after);
  const previous = labelOf(before);
  if (label === null || previous === null) return false;
  return label === previous || (holders.has(label) && held.has(previous));
}
