import type { AuditDetail } from 'shared-kit/contract';
import type { TestApp } from '../../../testing/test-app';

/** An entry as stored, without its time and number. */
export interface StoredEntry {
  readonly action: string;
  readonly actor: string | null;
  readonly detail: AuditDetail;
}

const stored = ({ db }: TestApp) =>
  db.selectFrom('audit_log').select(['action', 'actor_id as actor', 'detail']).orderBy('id');

/** The entries about a target, oldest first. */
export const recordedAbout = (host: TestApp, id: string): Promise<StoredEntry[]> =>
  stored(host).where('target_id', '=', id).execute();

/** The entries by an account, oldest first. */
export const recordedOf = (host: TestApp, actor: string | null): Promise<StoredEntry[]> =>
  stored(host).where('actor_id', 'is not distinct from', actor).execute();
