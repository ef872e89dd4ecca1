import type { ApproverRole, TokenAction } from 'shared-kit/contract/releases';
import type { RequestOrigin } from '../../../plugins/access';
import type { Actor } from '../../audit/note-audit';

/** Who changes something: an account, or the host by itself. */
export interface Who {
  /** What they are called when it happens: an email, `controller` or `host`. */
  readonly name: string;
  /** Id of the account; null for the host. Names are given by those who bear them, ids are not. */
  readonly account: string | null;
  /** Id of the service token it is done with; `account` is then who created that. */
  readonly token?: string | undefined;
  /** What they may be asked to approve as; nothing for the host. */
  readonly roles?: readonly ApproverRole[];
  /** The only remotes it may change; every one where nothing is said. */
  readonly remotes?: readonly string[];
  /** The only things it may do to them; everything where nothing is said. */
  readonly actions?: readonly TokenAction[];
  /** The request, for the audit log. */
  readonly origin?: RequestOrigin;
}

export const theHost: Who = { name: 'host', account: null };
export const theController: Who = { name: 'controller', account: null };

/** The same for the audit log, which keeps no name. */
export const actorOfWho = ({ account, token, origin }: Who): Actor => ({
  account,
  token,
  origin: origin ?? null,
});

/** Who did something, as the database has it. */
interface Noted {
  readonly name: string;
  readonly account: string | null;
  readonly token: string | null;
}

/**
 * What somebody is called now, so that an email that has another owner since does not point at them. A
 * deleted account has only the email it had, and what was noted before ids were has only that.
 */
export function nameNow({ name, account, token }: Noted, email: string | null): string {
  if (account === null) return name;
  const person = email ?? `${name} (account deleted)`;
  return token === null ? person : `token ${token} of ${person}`;
}
