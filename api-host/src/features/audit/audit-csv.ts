import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AuditDetail, AuditEntry } from 'shared-kit/contract';
import { csvLine, csvMark } from '../../csv-line';
import type { Database } from '../../database/schema';
import { readAuditLog } from './audit-log.repository';
import type { AuditFilter, AuditPlace } from './audit-log.repository';
import { presentEntries } from './present-entries';

/** Entries per batch: a few milliseconds of work, after which other requests get their turn. */
const batchSize = 500;

const headings = [
  'When',
  'Who (id)',
  'Who (email)',
  'Action',
  'About',
  'About (id)',
  'About (name)',
  'About (email)',
  'Fields',
  'Changes',
  'Ids',
  'Request',
  'Network',
];

/** The log as lines of a CSV file (RFC 4180), newest first, in batches. */
export async function* auditCsv(db: Database, filter: AuditFilter): AsyncGenerator<string[]> {
  yield [csvMark + csvLine(headings)];
  let after: AuditPlace | null = null;
  for (;;) {
    const rows = await readAuditLog(db, filter, { after, limit: batchSize });
    yield (await presentEntries(db, rows)).map((entry) => csvLine(cellsOf(entry)));
    after = rows.at(-1) ?? null;
    if (rows.length < batchSize) return;
    // The embedded database responds without ever yielding to the event loop.
    await nextTurn();
  }
}

const cellsOf = ({ at, actor, action, target, detail, request_id, network }: AuditEntry) => [
  at,
  actor?.id ?? 'system',
  actor?.email ?? '',
  action,
  target.kind,
  target.id ?? '',
  target.name ?? '',
  target.email ?? '',
  (detail.fields ?? []).join(', '),
  changesIn(detail),
  Object.entries(detail.ids ?? {})
    .map(([name, id]) => `${name}: ${id}`)
    .join(', '),
  request_id ?? '',
  network ?? '',
];

const changesIn = ({ changes = {} }: AuditDetail): string =>
  Object.entries(changes)
    .map(([name, { from, to }]) => `${name}: ${from ?? 'none'} to ${to ?? 'none'}`)
    .join(', ');
