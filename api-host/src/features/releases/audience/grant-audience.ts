import { memberSubject } from 'shared-kit/contract/rollout';
import type { AudienceGrant } from 'shared-kit/contract/rollout';
import { answerInTime } from '../../../database/last-answer';
import type { Database } from '../../../database/schema';
import { RequestFailure } from '../../../errors';
import type { SignedInUser } from '../../../plugins/access';
import { ownedRemotes } from '../owners/owners.repository';
import { asksForAccount, isAccountInAudience, isAddressInAudience } from './audience.policy';
import type { AudienceAccount } from './audience.policy';
import type { OpenAudience } from './open-audiences.repository';

/** Sessions are mostly known already; a page waits no longer for one that is not. */
const patienceMs = 1_000;

interface GrantDeps {
  readonly db: Database;
  /** Finds the caller of a session by its id, or throws the 401 that says why there is none. */
  readonly findSession: (id: string) => Promise<SignedInUser>;
}

/** Who asks for a page, as far as the host knows. */
export interface PageVisitor {
  readonly address: string;
  readonly session: string | null;
}

/** The rollouts a page's visitor is in the audience of; undefined where there are none. */
export async function grantAudience(
  deps: GrantDeps,
  audiences: readonly OpenAudience[],
  { address, session }: PageVisitor,
): Promise<AudienceGrant | undefined> {
  const anyone = rolloutsOf(audiences, ({ audience }) => isAddressInAudience(audience, address));
  const member = session === null ? null : await grantMember(deps, audiences, session);
  if (anyone.length === 0 && member === null) return undefined;
  return { anyone, ...(member ? { member } : {}) };
}

async function grantMember(
  deps: GrantDeps,
  audiences: readonly OpenAudience[],
  session: string,
): Promise<AudienceGrant['member'] | null> {
  if (!audiences.some(({ audience }) => asksForAccount(audience))) return null;
  // While the database is away nobody is in one by their account: a page is worth more than its version.
  const account = await answerInTime(accountOf(deps, session), patienceMs);
  if (!account) return null;
  const rollouts = rolloutsOf(audiences, ({ audience, remote }) =>
    isAccountInAudience(audience, remote, account),
  );
  return rollouts.length === 0 ? null : { subject: memberSubject(account.user.id), rollouts };
}

/** Null where the session has ended. */
async function accountOf(
  { db, findSession }: GrantDeps,
  session: string,
): Promise<AudienceAccount | null> {
  try {
    const { user } = await findSession(session);
    // The flag is kept true to the owners, so that nobody else costs a question.
    return { user, owns: user.release_owner === 1 ? await ownedRemotes(db, user.id) : [] };
  } catch (error) {
    if (error instanceof RequestFailure) return null;
    throw error;
  }
}

const rolloutsOf = (
  audiences: readonly OpenAudience[],
  isIn: (audience: OpenAudience) => boolean,
): string[] => audiences.filter(isIn).map(({ rollout }) => rollout);
