import type { GateVerdict } from 'shared-kit/contract/releases';

/** What a gate says, without when and at which step. */
export type GateAnswer = Pick<GateVerdict, 'kind' | 'message' | 'value'>;

/** Nothing that lets a rollout on, and nothing that speaks against the version. */
export const inconclusive = (message: string): GateAnswer => ({
  kind: 'inconclusive',
  message,
  value: null,
});
