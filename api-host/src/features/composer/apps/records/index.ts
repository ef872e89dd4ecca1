import { bodyKinds } from './body';
import { homeKinds } from './home';
import { hoursKinds } from './hours';
import { moneyKinds } from './money';
import { savingsKinds } from './savings';
import { ownList } from './own-list';
import { recordsSection } from './records-section';
import { schoolKinds } from './school';
import { workKinds } from './work';

/** A new kind of list: describe it in one of these files. */
export const recordSections = [
  ...[
    ...moneyKinds,
    ...savingsKinds,
    ...hoursKinds,
    ...bodyKinds,
    ...homeKinds,
    ...workKinds,
    ...schoolKinds,
  ].map(recordsSection),
  ownList,
];
