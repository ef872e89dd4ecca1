import type { OpenFactKey } from '../model/page';

export const openFactKeys: readonly OpenFactKey[] = [
  'phone',
  'email',
  'address',
  'hours',
  'prices',
  'social',
  'date',
  'price',
];
