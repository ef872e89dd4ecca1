import type { Selectable } from 'kysely';
import type {
  ReleaseAudience,
  ReleaseRules,
  Rollout,
  RolloutStep,
  Verdict,
} from 'shared-kit/contract/releases';
import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';
import { notFound } from '../../../errors';
import type { Who } from '../record/who';
import type { ReleaseTables } from '../releases.tables';

export type RolloutRow = Selectable<ReleaseTables['release_rollouts']>;

const open = ['running', 'paused'] as const;

/** Rollouts under way. */
export async function openRollouts(db: Database): Promise<RolloutRow[]> {
  return db
    .selectFrom('release_rollouts')
    .selectAll()
    .where('state', 'in', open)
    .orderBy('remote')
    .execute();
}

/** The rollout under way of a remote, if there is one. */
export async function findOpenRollout(
  db: Database,
  remote: string,
): Promise<RolloutRow | undefined> {
  return db
    .selectFrom('release_rollouts')
    .selectAll()
    .where('remote', '=', remote)
    .where('state', 'in', open)
    .executeTakeFirst();
}

/** The same; 404 when there is none. */
export async function requireRollout(db: Database, remote: string): Promise<RolloutRow> {
  const rollout = await findOpenRollout(db, remote);
  if (!rollout) throw notFound(`No rollout of ${remote} is under way`);
  return rollout;
}

export async function insertRollout(
  db: Database,
  rollout: {
    readonly id: string;
    readonly remote: string;
    readonly version: string;
    readonly against: string;
    readonly steps: readonly RolloutStep[];
    readonly rules: ReleaseRules | null;
    readonly audience: ReleaseAudience | null;
    readonly at: Date;
    readonly who: Who;
  },
): Promise<void> {
  const { at, steps, rules, audience, who, ...names } = rollout;
  await db
    .insertInto('release_rollouts')
    .values({
      ...names,
      state: 'running',
      steps: jsonb([...steps]),
      step: 0,
      started_at: at,
      step_started_at: at,
      awaits_approval: false,
      verdict: null,
      rules: rules === null ? null : jsonb(rules),
      audience: audience === null ? null : jsonb(audience),
      held: null,
      started_by_id: who.account,
    })
    .execute();
}

type RolloutChange = Partial<
  Pick<RolloutRow, 'state' | 'step' | 'step_started_at' | 'awaits_approval' | 'held'>
> & { readonly verdict?: Verdict | null };

export async function changeRollout(
  db: Database,
  id: string,
  { verdict, ...change }: RolloutChange,
): Promise<void> {
  const values = { ...change, ...(verdict ? { verdict: jsonb(verdict) } : {}) };
  if (Object.keys(values).length === 0) return;
  await db.updateTable('release_rollouts').set(values).where('id', '=', id).execute();
}

/** The step a rollout is at. */
export function currentStep({ id, steps, step }: RolloutRow): RolloutStep {
  const current = steps[step];
  if (!current) throw new Error(`Rollout ${id} has no step ${step}`);
  return current;
}

/** When the present step has baked. */
export function bakedAt(row: RolloutRow): Date {
  return new Date(row.step_started_at.getTime() + currentStep(row).bakeSeconds * 1_000);
}

export function presentRollout(row: RolloutRow): Rollout {
  const isOpen = row.state === 'running' || row.state === 'paused';
  return {
    id: row.id,
    remote: row.remote,
    version: row.version,
    against: row.against,
    state: row.state,
    steps: row.steps,
    step: row.step,
    startedAt: row.started_at.toISOString(),
    stepStartedAt: row.step_started_at.toISOString(),
    bakedAt: isOpen ? bakedAt(row).toISOString() : null,
    awaitsApproval: row.awaits_approval,
    verdict: row.verdict,
    rules: row.rules,
    audience: row.audience,
    held: isOpen ? row.held : null,
  };
}
