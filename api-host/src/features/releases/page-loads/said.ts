import type { BeaconEvent } from 'shared-kit/contract/releases';
import { symptoms } from 'shared-kit/contract/rollout';

/** What a page load has said of a remote; symptoms follow from `symptomBit` on. */
export const saidBits = {
  ready: 1,
  failed: 2,
  crash: 4,
  error: 8,
  started: 16,
  left: 32,
  lost: 64,
  vitals: 128,
} as const;
const symptomBit = 256;
/** An outcome, of either kind. */
export const outcome = saidBits.ready | saidBits.failed;

export function bitOf(event: BeaconEvent): number {
  return event.kind === 'symptom'
    ? symptomBit << symptoms.indexOf(event.symptom)
    : saidBits[event.kind];
}

/** Version, arm and rollout: what follows has to be of the same. */
export const runOf = ({ version, arm, rollout = '' }: BeaconEvent): string =>
  `${version} ${arm} ${rollout}`;

/** What a page load has said of a remote so far. */
export interface Known {
  readonly said: number;
  readonly run: string;
}

/** Whether what a page load has said before leaves room for this. */
export function fits(event: BeaconEvent, known: Known | undefined): boolean {
  const { kind } = event;
  const said = known?.said ?? 0;
  if (known && known.run !== runOf(event)) return false;
  if ((said & bitOf(event)) !== 0) return false;
  if (kind === 'started') return known === undefined;
  if (kind === 'ready' || kind === 'failed') return (said & outcome) === 0;
  if (kind === 'left') return (said & saidBits.started) !== 0 && (said & outcome) === 0;
  // A page can sign somebody out, or lead away, before it is ready; it cannot crash before.
  if (kind === 'symptom') return (said & (saidBits.started | saidBits.ready)) !== 0;
  return (said & saidBits.ready) !== 0;
}
