import { askFrame } from './ask';
import { lookFrame } from './look';
import { keepFrame } from './keep';
import { partFrame } from './part';
import { pressFrame } from './press';
import { entriesFrame, rowFrame } from './rows';
import { standFrame } from './stand';
import { sayFrame, thankFrame, translateFrame } from './tell';
import { toneFrame } from './tone';
import { dateFrame, hoursFrame, unfoundFrame } from './value';
import { valueFrame } from './tell-value';
import { visibleFrame } from './visible';
import type { Frame } from './frame';

/** Asked in this order; the first that knows a clause carries it out or says why it cannot. */
export const frames: readonly Frame[] = [
  translateFrame,
  thankFrame,
  askFrame,
  pressFrame,
  toneFrame,
  keepFrame,
  lookFrame,
  hoursFrame,
  valueFrame,
  visibleFrame,
  dateFrame,
  rowFrame,
  entriesFrame,
  partFrame,
  standFrame,
  unfoundFrame,
  sayFrame,
];
