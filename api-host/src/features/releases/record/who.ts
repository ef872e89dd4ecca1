import type { ApproverRole } from 'shared-kit/contract/releases';
import type { Caller, RequestOrigin } from '../../../plugins/access';
import type { Actor } from '../../audit/note-audit';

/** Who changes something: an account, or the host by itself. */
export interface Who {
  /** What they are called when it happens: an email, `controller` or `host`. */
  readonly name: string;
  /** Id of the account; null for the host. Names are given by those who bear them, ids are not. */
  readonly account: string | null;
  /** What they may be asked to approve as; nothing for the host. */
  readonly roles?: readonly ApproverRole[];
  /** The request, for the audit log. */
  readonly origin?: RequestOrigin;
}

export const theHost: Who = { name: 'host', account: null };
export const theController: Who = { name: 'controller', account: null };

export const whoCalls = ({ user, origin }: Caller): Who => ({
  name: user.email,
  account: user.id,
  // Whoever gets here may release.
  roles: user.role === 'admin' ? ['admin', 'releaseManager'] : ['releaseManager'],
  origin,
});

/** The same for the audit log, which keeps no name. */
export const actorOfWho = ({ account, origin }: Who): Actor => ({
  account,
  origin: origin ?? null,
});

/**
 * What somebody is called now, so that an email that has another owner since does not point at them. A
 * deleted account has only the email it had, and what was noted before ids were has only that.
 */
export function nameNow(noted: Who, email: string | null): string {
  if (noted.account === null) return noted.name;
  return email ?? `${noted.name} (account deleted)`;
}
