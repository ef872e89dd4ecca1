import type { FastifyInstance } from 'fastify';
import {
  changeMessage,
  deleteMessage,
  exportMessages,
  listMessages,
  messagePageSize,
  readAllMessages,
} from 'shared-kit/contract';
import type { FormMessage } from 'shared-kit/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { notFound, validationFailed } from '../../errors';
import { mount } from '../../plugins/mount';
import { StreamedAnswer } from '../../plugins/streamed-answer';
import { requireOwn } from '../websites/websites.policy';
import { findWebsiteOwner } from '../websites/websites.repository';
import {
  countMessages,
  countUnread,
  listMessagesOf,
  markAllRead,
  removeMessage,
  updateMessage,
} from './form-messages.repository';
import type { MessageRow } from './form-messages.repository';
import { csvLines } from './message-csv';

interface MessagesDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Endpoints for visitors' messages, for the owner of the website only. */
export function mountFormMessages(app: FastifyInstance, deps: MessagesDeps): void {
  const { db, clock } = deps;
  mountList(app, deps);

  mount(app, changeMessage, {
    access: 'signedIn',
    handler: async ({ caller, params, body }) => {
      if (body.read === undefined && body.spam === undefined) {
        throw validationFailed([{ path: 'read', message: 'Say what changes: read or spam' }]);
      }
      const { id: websiteId } = requireOwn(caller, await findWebsiteOwner(db, params.id));
      const place = { websiteId, id: params.message };
      const row = await updateMessage(db, place, body, clock());
      if (row === undefined) throw messageNotFound();
      return { message: sayChange(body), changed: toMessage(row) };
    },
  });

  mount(app, readAllMessages, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const { id } = requireOwn(caller, await findWebsiteOwner(db, params.id));
      await markAllRead(db, id, clock());
      return { message: 'All messages are marked as read' };
    },
  });

  mount(app, deleteMessage, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const { id } = requireOwn(caller, await findWebsiteOwner(db, params.id));
      if (!(await removeMessage(db, id, params.message))) throw messageNotFound();
      return { message: 'The message is deleted' };
    },
  });
}

function mountList(app: FastifyInstance, { db }: MessagesDeps): void {
  mount(app, listMessages, {
    access: 'signedIn',
    handler: async ({ caller, params, query }) => {
      const { id, title } = requireOwn(caller, await findWebsiteOwner(db, params.id));
      const { box = 'inbox', page = 1 } = query;
      const slice = { box, limit: messagePageSize, offset: (page - 1) * messagePageSize };
      const rows = await listMessagesOf(db, id, slice);
      const inbox = await countMessages(db, id, 'inbox');
      const spam = await countMessages(db, id, 'spam');
      return {
        message: 'Messages loaded',
        messages: rows.map(toMessage),
        website: title,
        total: box === 'spam' ? spam : inbox,
        unread: await countUnread(db, id),
        spam,
      };
    },
  });

  mount(app, exportMessages, {
    access: 'signedIn',
    handler: async ({ caller, params, query }) => {
      const { id } = requireOwn(caller, await findWebsiteOwner(db, params.id));
      const batches = csvLines(db, id, query.box ?? 'inbox');
      return new StreamedAnswer({
        message: 'Messages exported',
        field: 'rows',
        item: z.string(),
        batches,
      });
    },
  });
}

const toMessage = (row: MessageRow): FormMessage => ({
  id: row.id,
  form: row.form,
  fields: [...row.fields],
  received_at: row.received_at.toISOString(),
  read: row.read_at !== null,
  spam: row.spam,
});

function sayChange({ read, spam }: { readonly read?: boolean; readonly spam?: boolean }): string {
  if (spam !== undefined)
    return spam ? 'The message is in Spam now' : 'The message is in the inbox now';
  return read === true ? 'The message is marked as read' : 'The message is marked as unread';
}

const messageNotFound = () => notFound('This message does not exist');
