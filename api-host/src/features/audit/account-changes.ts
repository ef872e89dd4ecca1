import { otoNumbers } from 'shared-kit/contract';
import type { AuditDetail, User } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { accountTarget, noteAudit } from './note-audit';
import type { Actor } from './note-audit';

type Changes = NonNullable<AuditDetail['changes']>;

const flags = otoNumbers.map((number) => `oto_${number}` as const);
const rights = ['role', 'release_manager'] as const;

/** Of these an entry says that they changed and not to what: they are about the person. */
const described = ['name', 'email'] as const;

interface AccountChange {
  readonly at: Date;
  readonly by: Actor;
  readonly before: User;
  readonly after: User;
  readonly hasNewPassword?: boolean;
}

/** Records what a change of an account has changed: description, flags and rights apart, each only if it did. */
export async function noteAccountChange(
  transaction: Database,
  { at, by, before, after, hasNewPassword = false }: AccountChange,
): Promise<void> {
  const target = accountTarget(after.id);
  const fields = [
    ...described.filter((field) => before[field] !== after[field]),
    ...(hasNewPassword ? ['password'] : []),
  ];
  if (fields.length > 0) {
    await noteAudit(transaction, { at, by, action: 'account.updated', target, detail: { fields } });
  }
  const ofFlags = changesOf(flags, before, after);
  if (ofFlags !== null) {
    const detail = { changes: ofFlags };
    await noteAudit(transaction, { at, by, action: 'account.flags-changed', target, detail });
  }
  const ofRights = changesOf(rights, before, after);
  if (ofRights !== null) {
    const detail = { changes: ofRights };
    await noteAudit(transaction, { at, by, action: 'account.rights-changed', target, detail });
  }
}

/** Records a new account with its role and what it may do from the start. */
export async function noteNewAccount(
  transaction: Database,
  { at, by, user }: { readonly at: Date; readonly by: Actor; readonly user: User },
): Promise<void> {
  const given = [...rights, ...flags].filter((key) => user[key] !== 0 && user[key] !== undefined);
  const changes = Object.fromEntries(given.map((key) => [key, { from: null, to: user[key] ?? 0 }]));
  const target = accountTarget(user.id);
  await noteAudit(transaction, { at, by, action: 'account.added', target, detail: { changes } });
}

function changesOf(
  keys: readonly ((typeof flags)[number] | (typeof rights)[number])[],
  before: User,
  after: User,
): Changes | null {
  const changed = keys.filter((key) => before[key] !== after[key]);
  if (changed.length === 0) return null;
  return Object.fromEntries(
    changed.map((key) => [key, { from: before[key] ?? null, to: after[key] ?? null }]),
  );
}
