import { labelSet } from './label-set';

/** What the words of a change request are. `site-composer/training/README.md` says what each means. */
export const requestSpanLabels = [
  'target',
  'other',
  'before',
  'after',
  'top',
  'bottom',
  'item',
  'price',
  'note',
  'text',
  'old',
  'color',
  'role',
  'size',
  'font',
  'style',
  'phone',
  'email',
  'address',
  'hours',
  'date',
  'label',
  'href',
  'field',
  'q',
  'a',
] as const;

export type RequestSpanLabel = (typeof requestSpanLabels)[number];

export const requestLabels = labelSet<RequestSpanLabel>(requestSpanLabels);
