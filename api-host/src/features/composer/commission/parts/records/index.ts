import { choice, day, text } from '../../../apps/records/record-kind';
import { careRecords } from './care-records';
import { eventRecords } from './event-records';
import type { Kind } from './kind';
import { supplyRecords } from './supply-records';

export type { Kind } from './kind';

/** What records there are; the first that fits is taken. */
export const recordKinds: readonly Kind[] = [...careRecords, ...supplyRecords, ...eventRecords];

/** A list nobody thought of. */
export const plainRecords: Kind = [
  /./,
  'entry',
  [
    text('name', 'Name'),
    choice('state', 'Status', 'Open', 'In progress', 'Done'),
    day('on', 'Date'),
    text('note', 'Note', { optional: true }),
  ],
  [
    ['First sample', 'Open', 2, ''],
    ['Second sample', 'In progress', 0, ''],
    ['Third sample', 'Done', -4, ''],
  ],
];
