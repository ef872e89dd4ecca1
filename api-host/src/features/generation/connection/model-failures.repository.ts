import { sql } from 'kysely';
import type { ModelFailure } from 'shared-kit/contract';
import type { Database } from '../../../database/schema';
import type { FailureCode } from '../generation-failure';

/** Maximum number of failures returned. */
const maxFailures = 10;

/** The failure sentences for members, reworded for the administrator who connected the model. */
const reasons: Partial<Record<FailureCode, string>> = {
  PROVIDER_REFUSED: 'The model declined to build what was asked for.',
  PROVIDER_RATE_LIMITED: 'The provider’s limit was reached.',
  PROVIDER_OVERLOADED: 'The provider was overloaded.',
  PROVIDER_TIMED_OUT: 'The model stopped answering.',
  PROVIDER_UNREACHABLE: 'The connection to the provider failed.',
  PROVIDER_FAILED: 'The provider reported an error of its own.',
  PROVIDER_MISCONFIGURED:
    'The provider refused the key, the model or the request. Test the connection.',
  REQUEST_TOO_LARGE: 'Prompt and code together were more than the model accepts.',
  ANSWER_TRUNCATED: 'The answer was longer than the model may write and broke off.',
  ANSWER_UNUSABLE: 'The answer was not a working website.',
  TIME_LIMIT: 'The generation took longer than this host allows.',
  INTERRUPTED: 'The generation was interrupted several times.',
};

const ofThisHost = 'The generation failed because of a problem on this host; its log says more.';

const isKnown = (code: string): code is FailureCode => Object.hasOwn(reasons, code);

/** The latest failed generations by a language model, without prompts. */
export async function failuresSince(db: Database, since: Date): Promise<ModelFailure[]> {
  const rows = await db
    .selectFrom('generation_tasks')
    .select(['finished_at', 'error'])
    .select(sql<string | null>`engine->>'model'`.as('model'))
    .where('status', '=', 'failed')
    .where('finished_at', '>', since)
    .where(sql<string>`engine->>'kind'`, '=', 'model')
    .orderBy('finished_at', 'desc')
    .limit(maxFailures)
    .execute();
  return rows.map(({ finished_at: at, error, model }) => {
    const code = error?.code ?? 'GENERATION_FAILED';
    const reason = (isKnown(code) && reasons[code]) || ofThisHost;
    return { at: (at ?? since).toISOString(), code, reason, model };
  });
}
