import type { ReleaseAudience } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';

/** A rollout under way that somebody gets first. */
export interface OpenAudience {
  readonly rollout: string;
  readonly remote: string;
  readonly audience: ReleaseAudience;
}

/** The audiences of rollouts under way. One never changes while its rollout lasts. */
export async function openAudiences(db: Database): Promise<OpenAudience[]> {
  const rows = await db
    .selectFrom('release_rollouts')
    .select(['id as rollout', 'remote', 'audience'])
    .where('state', 'in', ['running', 'paused'])
    .where('audience', 'is not', null)
    .execute();
  return rows.flatMap(({ audience, ...row }) => (audience === null ? [] : [{ ...row, audience }]));
}
