import type { AuditDetail } from 'shared-kit/contract';
import type { TestApp } from '../../../testing/test-app';

/** An entry as it is stored, without when and its number. */
export interface StoredEntry {
  readonly action: string;
  readonly actor: string | null;
  readonly detail: AuditDetail;
}

const stored = ({ db }: TestApp) =>
  db.selectFrom('audit_log').select(['action', 'actor_id as actor', 'detail']).orderBy('id');

/** What is recorded about something, oldest first. */
export const recordedAbout = (host: TestApp, id: string): Promise<StoredEntry[]> =>
  stored(host).where('target_id', '=', id).execute();

/** What an account is recorded to have done, oldest first. */
export const recordedOf = (host: TestApp, actor: string | null): Promise<StoredEntry[]> =>
  stored(host).where('actor_id', 'is not distinct from', actor).execute();
