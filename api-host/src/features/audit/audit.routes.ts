import type { FastifyInstance } from 'fastify';
import { exportAuditLog, listAuditLog } from 'shared-kit/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { mount } from '../../plugins/mount';
import { StreamedAnswer } from '../../plugins/streamed-answer';
import { auditCsv } from './audit-csv';
import { readAuditLog } from './audit-log.repository';
import type { AuditPlace } from './audit-log.repository';
import { actorOf, hostTarget, noteAudit } from './note-audit';
import { presentEntries } from './present-entries';

interface AuditDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Endpoints of the audit log, for admins: pages, and an export. */
export function mountAudit(app: FastifyInstance, { db, clock }: AuditDeps): void {
  mount(app, listAuditLog, {
    access: 'admin',
    handler: async ({ query: { cursor, limit, ...filter } }) => {
      const after = cursor === undefined ? null : placeOf(cursor);
      // One entry more than requested shows whether there is another page.
      const rows = await readAuditLog(db, filter, { after, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        message: 'Audit log loaded',
        entries: await presentEntries(db, shown),
        next: rows.length > limit && last ? cursorOf(last) : null,
      };
    },
  });

  mount(app, exportAuditLog, {
    access: 'admin',
    confirmed: true,
    handler: async ({ query, caller }) => {
      const note = { at: clock(), by: actorOf(caller), target: hostTarget };
      await db
        .transaction()
        .execute((transaction) => noteAudit(transaction, { ...note, action: 'audit.exported' }));
      return new StreamedAnswer({
        message: 'Audit log exported',
        field: 'rows',
        item: z.string(),
        batches: auditCsv(db, query),
      });
    },
  });
}

/** The host's timestamps have millisecond precision, so the cursor is exact. */
const cursorOf = ({ at, id }: AuditPlace): string => `${at.getTime()}-${id}`;

function placeOf(cursor: string): AuditPlace {
  const [at = '', id = ''] = cursor.split('-');
  return { at: new Date(Number(at)), id: Number(id) };
}
