import { labelSet } from './label-set';

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

/** "Track houseplants" is about a subject: sentences in which another span may stand. */
export const briefLabels = labelSet<SpanLabel>(
  spanLabels,
  ['about', 'fact'],
  ['subject', 'name', 'place'],
);

export const { stateCount, beginOf, insideOf, labelOf, mayFollow } = briefLabels;
export { isBegin } from './label-set';
