import type { AuditAction, AuditDetail } from 'shared-kit/contract';
import { jsonb } from '../../database/json';
import type { Database } from '../../database/schema';
import type { Caller, RequestOrigin } from '../../plugins/access';

/** Who acts: an account, or the host itself, and in which request. */
export interface Actor {
  readonly account: string | null;
  /** The service token used, which `account` created. */
  readonly token?: string | undefined;
  readonly origin: RequestOrigin | null;
}

export const theHostItself: Actor = { account: null, origin: null };

export const actorOf = ({ user, origin, service }: Caller): Actor => ({
  account: user.id,
  token: service?.id,
  origin,
});

/** What a change applies to. The host itself has no id. */
type AuditTarget =
  | {
      readonly kind:
        | 'account'
        | 'website'
        | 'share-link'
        | 'remote'
        | 'release-key'
        | 'release-token';
      id: string;
    }
  | { readonly kind: 'host'; readonly id: null };

export const accountTarget = (id: string): AuditTarget => ({ kind: 'account', id });

/** Anything of the host that belongs to no account, website or remote. */
export const hostTarget: AuditTarget = { kind: 'host', id: null };

/** A change to record. */
export interface AuditNote {
  readonly at: Date;
  readonly by: Actor;
  readonly action: AuditAction;
  readonly target: AuditTarget;
  readonly detail?: AuditDetail;
}

/**
 * Records a change in the transaction that makes it: both are stored, or neither. Ids only; see decision 049
 * for what must not be in a detail.
 */
export async function noteAudit(transaction: Database, note: AuditNote): Promise<void> {
  if (!transaction.isTransaction) throw new Error(`${note.action} is noted outside a transaction`);
  const { at, by, action, target, detail = {} } = note;
  await transaction
    .insertInto('audit_log')
    .values({
      at,
      actor_id: by.account,
      action,
      target_kind: target.kind,
      target_id: target.id,
      detail: jsonb(detailWith(by.token, detail)),
      request_id: by.origin?.requestId ?? null,
      network: by.origin?.network ?? null,
    })
    .execute();
}

const detailWith = (token: string | undefined, detail: AuditDetail): AuditDetail =>
  token === undefined ? detail : { ...detail, ids: { ...detail.ids, token } };
