import { isWithinWindows } from 'shared-kit/contract/releases';
import type { GateVerdict, Verdict } from 'shared-kit/contract/releases';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import { bakedAt, openRollouts } from '../controller/rollouts.repository';
import type { RolloutRow } from '../controller/rollouts.repository';
import type { AskGate } from './ask-gate';
import { noteGateVerdicts, readGateVerdicts } from './gate-verdicts.repository';

/** How long an answer stands: the controller looks every two seconds, the other side is not asked as often. */
const standsMs = 30_000;

interface GateDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly askGate: AskGate;
}

/** Asks all gates of a rollout now, and notes each answer. */
export async function askGates(
  { db, clock, askGate }: GateDeps,
  rollout: RolloutRow,
): Promise<GateVerdict[]> {
  const gates = rollout.rules?.gates ?? [];
  if (gates.length === 0) return [];
  const answers = await Promise.all(
    gates.map(async (gate) => ({ gate: gate.name, ...(await askGate(gate, rollout)) })),
  );
  const at = clock().toISOString();
  const verdicts = answers.map((answer) => ({ ...answer, step: rollout.step, at }));
  await noteGateVerdicts(db, rollout.id, verdicts);
  return verdicts;
}

/** What they have answered at this step and still stands; null when they have to be asked. */
export async function readStanding(
  db: Database,
  { id, step, rules }: RolloutRow,
  now: Date,
): Promise<GateVerdict[] | null> {
  const count = rules?.gates?.length ?? 0;
  if (count === 0) return [];
  const since = new Date(now.getTime() - standsMs);
  // All are asked together, so the newest of them are of one moment.
  const recent = await readGateVerdicts(db, { rollout: id }, count);
  const standing = recent.filter((said) => said.step === step && new Date(said.at) > since);
  return standing.length === count ? standing.toReversed() : null;
}

/** Asks the gates of all rollouts that wait for nothing else, unless what they said still stands. */
export async function askOpenGates(deps: GateDeps): Promise<void> {
  const open = await openRollouts(deps.db);
  await Promise.all(
    open
      .filter((rollout) => waitsForGates(rollout, deps.clock()))
      .map(async (rollout) => {
        const standing = await readStanding(deps.db, rollout, deps.clock());
        if (standing === null) await askGates(deps, rollout);
      }),
  );
}

const waitsForGates = (rollout: RolloutRow, now: Date): boolean =>
  rollout.state === 'running' &&
  rollout.verdict?.kind === 'healthy' &&
  now >= bakedAt(rollout) &&
  isWithinWindows(rollout.rules?.windows, now);

/** Which gates do not let a rollout on, in one text; null when all do. */
export function closedGates(verdicts: readonly GateVerdict[]): string | null {
  const closed = verdicts.filter(({ kind }) => kind !== 'passed');
  return closed.length === 0 ? null : closed.map(({ message }) => `Gate ${message}`).join(' ');
}

/** The evidence with what the gates said beside it, so that the history keeps both. */
export function withGates<V extends Verdict | null>(verdict: V, gates: readonly GateVerdict[]): V {
  return verdict === null || gates.length === 0 ? verdict : { ...verdict, gates: [...gates] };
}
