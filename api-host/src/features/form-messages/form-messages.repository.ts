import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { messageDays } from 'shared-kit/contract';
import type { MessageBox } from 'shared-kit/contract';
import { jsonb } from '../../database/json';
import type { Database } from '../../database/schema';
import type { FormMessageTables } from './form-messages.tables';

export type MessageRow = Selectable<FormMessageTables['form_messages']>;

const dayMs = 86_400_000;

/** Stores a message; false when it is a duplicate. */
export async function addMessage(db: Database, row: MessageRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('form_messages')
    .values({ ...row, fields: jsonb(row.fields) })
    .onConflict((conflict) => conflict.columns(['website_id', 'once']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Number of messages in a website's box. */
export async function countMessages(db: Database, websiteId: string, box: MessageBox) {
  const { total } = await inBox(db, websiteId, box)
    .select((is) => is.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Number of unread messages in the inbox. */
export async function countUnread(db: Database, websiteId: string): Promise<number> {
  const { total } = await inBox(db, websiteId, 'inbox')
    .where('read_at', 'is', null)
    .select((is) => is.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

interface Slice {
  readonly box: MessageBox;
  readonly limit: number;
  readonly offset: number;
}

/** Newest first. */
export async function listMessagesOf(
  db: Database,
  websiteId: string,
  { box, limit, offset }: Slice,
): Promise<MessageRow[]> {
  return inBox(db, websiteId, box)
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

interface Change {
  readonly read?: boolean | undefined;
  readonly spam?: boolean | undefined;
}

/** Changes a message of this website and returns it; `undefined` when there is none. */
export async function updateMessage(
  db: Database,
  { websiteId, id }: { readonly websiteId: string; readonly id: string },
  { read, spam }: Change,
  now: Date,
): Promise<MessageRow | undefined> {
  return (
    db
      .updateTable('form_messages')
      // Reading it again keeps the first time.
      .set((is) => ({
        ...(read === undefined
          ? {}
          : { read_at: read ? is.fn.coalesce('read_at', is.val(now)) : null }),
        ...(spam === undefined ? {} : { spam }),
        website_id: is.ref('website_id'),
      }))
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
  );
}

export async function markAllRead(db: Database, websiteId: string, now: Date): Promise<void> {
  await db
    .updateTable('form_messages')
    .set({ read_at: now })
    .where('website_id', '=', websiteId)
    .where('spam', '=', false)
    .where('read_at', 'is', null)
    .execute();
}

/** Returns false when this website has no such message. */
export async function removeMessage(db: Database, websiteId: string, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('form_messages')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes messages of all websites after their retention time. */
export async function removeOldMessages(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await db
    .deleteFrom('form_messages')
    .where('received_at', '<', before(messageDays.spam))
    .where((is) => is.or([is('spam', '=', true), is('received_at', '<', before(messageDays.kept))]))
    .execute();
}

/** Makes room for one more. */
export async function removeOldestSpam(db: Database, websiteId: string): Promise<void> {
  const oldest = inBox(db, websiteId, 'spam').select('id').orderBy('received_at').limit(1);
  await db.deleteFrom('form_messages').where('id', 'in', oldest).execute();
}

/**
 * The field names used in a box, most frequent first: a program can send any number of new names,
 * and a table has limited columns.
 */
export async function fieldNamesOf(
  db: Database,
  websiteId: string,
  box: MessageBox,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select field ->> 'name' as name
    from form_messages, jsonb_array_elements(fields) with ordinality as listed (field, place)
    where website_id = ${websiteId} and spam = ${box === 'spam'}
    group by 1 order by count(*) desc, min(place), 1 limit ${limit}`.execute(db);
  return rows.map(({ name }) => name);
}

const inBox = (db: Database, websiteId: string, box: MessageBox) =>
  db
    .selectFrom('form_messages')
    .where('website_id', '=', websiteId)
    .where('spam', '=', box === 'spam');
