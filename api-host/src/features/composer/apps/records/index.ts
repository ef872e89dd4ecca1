import { bodyKinds } from './body';
import { homeKinds } from './home';
import { moneyKinds } from './money';
import { ownList } from './own-list';
import { recordsSection } from './records-section';
import { schoolKinds } from './school';
import { workKinds } from './work';

/** A new kind of list: describe it in one of these files. */
export const recordSections = [
  ...[...moneyKinds, ...bodyKinds, ...homeKinds, ...workKinds, ...schoolKinds].map(recordsSection),
  ownList,
];
