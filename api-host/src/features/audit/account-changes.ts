import { otoNumbers } from 'shared-kit/contract';
import type { AuditDetail, User } from 'shared-kit/contract';
import { jsonb } from '../../database/json';
import type { Database } from '../../database/schema';
import { accountTarget, noteAudit } from './note-audit';
import type { Actor, AuditNote } from './note-audit';

type Changes = NonNullable<AuditDetail['changes']>;

const flags = otoNumbers.map((number) => `oto_${number}` as const);
const rights = ['role', 'release_manager'] as const;

/** For these, an entry names the field but not the values, which are personal data. */
const described = ['name', 'email'] as const;

interface AccountChange {
  readonly at: Date;
  readonly by: Actor;
  readonly before: User;
  readonly after: User;
  readonly hasNewPassword?: boolean;
}

/**
 * Records what a change of an account has changed: description, flags and permissions in separate
 * entries, each only if it did.
 */
export async function noteAccountChange(
  transaction: Database,
  { at, by, before, after, hasNewPassword = false }: AccountChange,
): Promise<void> {
  const target = accountTarget(after.id);
  const fields = [
    ...described.filter((field) => before[field] !== after[field]),
    ...(hasNewPassword ? ['password'] : []),
  ];
  const updated = { at, by, action: 'account.updated', target, detail: { fields } } as const;
  if (fields.length > 0 && !(await isOwnAgain(transaction, updated))) {
    await noteAudit(transaction, updated);
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

/**
 * Members who rename themselves repeatedly would fill the log: the same entry within an hour is
 * skipped.
 */
async function isOwnAgain(transaction: Database, { at, by, ...note }: AuditNote): Promise<boolean> {
  const { action, target, detail = {} } = note;
  if (by.account === null || by.account !== target.id) return false;
  const noted = await transaction
    .selectFrom('audit_log')
    .select('id')
    .where('target_id', '=', target.id)
    .where('actor_id', '=', by.account)
    .where('action', '=', action)
    .where('detail', '=', jsonb(detail))
    .where('at', '>', new Date(at.getTime() - 3_600_000))
    .limit(1)
    .executeTakeFirst();
  return noted !== undefined;
}

/** Records a new account with its role and initial permissions. */
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
