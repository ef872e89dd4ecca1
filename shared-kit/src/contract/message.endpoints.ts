import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { messageResponse } from './user';

/** Messages a page of the list holds. */
export const messagePageSize = 20;

/** Days until a message is removed by itself; spam goes sooner. */
export const messageDays = { kept: 365, spam: 30 } as const;

/** Where a message lies: what people sent, or what looks sent by a program. */
export const messageBoxes = ['inbox', 'spam'] as const;
export type MessageBox = (typeof messageBoxes)[number];

/** One answer of a visitor, as it was given. Of a group of boxes each ticked one is a field. */
export const messageField = z.object({ name: z.string(), value: z.string() });
export type MessageField = z.infer<typeof messageField>;

/** What a visitor sent with a form of a published website. */
export const formMessage = z.object({
  id: z.string(),
  /** The form's name, for people. */
  form: z.string(),
  fields: z.array(messageField),
  received_at: z.string(),
  read: z.boolean(),
  spam: z.boolean(),
});
export type FormMessage = z.infer<typeof formMessage>;

const websiteParams = z.strictObject({ id: z.uuid('id must be a UUID') });
const messageParams = z.strictObject({
  id: z.uuid('id must be a UUID'),
  message: z.uuid('message must be a UUID'),
});
const box = z.enum(messageBoxes, 'box must be inbox or spam');
const pageText = 'page must be a whole number from 1';
const page = z.coerce
  .number<number>(pageText)
  .check(z.int(pageText), z.minimum(1, pageText), z.maximum(1_000_000, pageText));

/** What came in for one of the caller's websites, newest first, a page at a time. */
export const listMessages = defineEndpoint({
  operation: 'listMessages',
  method: 'GET',
  path: '/api/websites/:id/messages',
  authentication: 'bearer',
  summary: 'List what visitors of a website sent',
  fallback: 'The messages could not be loaded',
  params: websiteParams,
  query: z.strictObject({ box: z.optional(box), page: z.optional(page) }),
  response: z.object({
    message: z.string(),
    messages: z.array(formMessage),
    /** Title of the website. */
    website: z.string(),
    /** In the box that was asked for. */
    total: z.number(),
    /** In the inbox. */
    unread: z.number(),
    /** In the box for spam. */
    spam: z.number(),
  }),
});

/** Marks a message as read or not, or moves it between inbox and spam. */
export const changeMessage = defineEndpoint({
  operation: 'changeMessage',
  method: 'POST',
  path: '/api/websites/:id/messages/:message',
  authentication: 'bearer',
  summary: 'Mark a message as read, or move it between inbox and spam',
  fallback: 'The message could not be changed',
  params: messageParams,
  body: z.strictObject({
    read: z.optional(z.boolean('read must be true or false')),
    spam: z.optional(z.boolean('spam must be true or false')),
  }),
  response: z.object({ message: z.string(), changed: formMessage }),
});

/** Marks everything in the inbox of a website as read. */
export const readAllMessages = defineEndpoint({
  operation: 'readAllMessages',
  method: 'POST',
  path: '/api/websites/:id/messages-read',
  authentication: 'bearer',
  summary: 'Mark all messages of a website as read',
  fallback: 'The messages could not be marked as read',
  params: websiteParams,
  response: messageResponse,
});

/** Deletes a message for good. */
export const deleteMessage = defineEndpoint({
  operation: 'deleteMessage',
  method: 'DELETE',
  path: '/api/websites/:id/messages/:message',
  authentication: 'bearer',
  summary: 'Delete a message',
  fallback: 'The message could not be deleted',
  params: messageParams,
  response: messageResponse,
});

/**
 * A box as a table for spreadsheets: the rows, joined, are a CSV file (RFC 4180, UTF-8 with its mark) in
 * which no cell begins like a formula.
 */
export const exportMessages = defineEndpoint({
  operation: 'exportMessages',
  method: 'GET',
  path: '/api/websites/:id/messages.csv',
  authentication: 'bearer',
  summary: 'Export the messages of a website as CSV',
  fallback: 'The messages could not be exported',
  params: websiteParams,
  query: z.strictObject({ box: z.optional(box) }),
  response: z.object({ message: z.string(), rows: z.array(z.string()) }),
});
