import type { GeneratedAlways } from 'kysely';
import type { AuditAction, AuditDetail } from 'shared-kit/contract';

interface AuditLogTable {
  id: GeneratedAlways<number>;
  at: Date;
  /** Null for the host itself. */
  actor_id: string | null;
  action: AuditAction;
  target_kind: string;
  target_id: string | null;
  detail: AuditDetail;
  request_id: string | null;
  network: string | null;
}

/** The audit log: ids only, append-only. */
export interface AuditTables {
  audit_log: AuditLogTable;
}
