import { ownFaults } from './faults/of-our-own';
import { quietFaults } from './faults/that-are-quiet';
import { faultsThatFail } from './faults/that-fail';
import type { ReleaseFault } from './release-fault';

/** No fault at all: the page that must be left alone. */
export const noFault: ReleaseFault = { id: 'none', title: 'nothing: a healthy version' };

/** A healthy version that is visited in turn with the faults: what the machine does to every page, it does to this one. */
export const control: ReleaseFault = { id: 'control', title: 'the healthy version beside' };

/** Every fault of the table, those of others first. */
export const releaseFaults: readonly ReleaseFault[] = [
  ...faultsThatFail,
  ...quietFaults,
  ...ownFaults,
];
