import type { PageFault } from 'shared-kit/contract';

/**
 * One automatic repair: what is sent to the host, and signatures that must not be repaired again.
 */
export interface Repair {
  /** Text of the turn in the conversation. */
  readonly prompt: string;
  readonly faults: readonly PageFault[];
  readonly signatures: readonly string[];
}
