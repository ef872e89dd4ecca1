import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  changeMessage,
  deleteMessage,
  deleteUser,
  exportMessages,
  listMessages,
  listWebsites,
  messageDays,
  readAllMessages,
} from 'shared-kit/contract';
import { call } from '../../testing/call';
import { testConformance } from '../../testing/endpoint-conformance';
import { publish } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';
import { addMessage, removeOldMessages } from './form-messages.repository';

const host = sharedTestApp();

interface Sent {
  readonly fields?: readonly { readonly name: string; readonly value: string }[];
  readonly spam?: boolean;
  readonly daysAgo?: number;
}

async function add(websiteId: string, { fields, spam = false, daysAgo = 0 }: Sent = {}) {
  const id = randomUUID();
  await addMessage(host().db, {
    id,
    website_id: websiteId,
    form: 'Contact',
    fields: fields ?? [{ name: 'text', value: 'Hello' }],
    once: id,
    spam,
    received_at: new Date(host().clock.now().getTime() - daysAgo * 86_400_000),
    read_at: null,
  });
  return id;
}

async function withMessage(caller: SignedIn) {
  const { id } = await publish(host(), caller);
  return { params: { id, message: await add(id) } };
}

const notAnId = { why: 'a website id that is not a UUID', message: 'id must be a UUID' };
const noMessageId = { why: 'a message id that is not a UUID', message: 'message must be a UUID' };
const badIds = [
  { ...notAnId, params: { id: '7', message: randomUUID() } },
  { ...noMessageId, params: { id: randomUUID(), message: '7' } },
];

testConformance({
  host,
  endpoint: listMessages,
  owned: true,
  request: async (caller) => {
    const { params } = await withMessage(caller);
    return { params: { id: params.id }, query: {} };
  },
  bad: [
    { ...notAnId, params: { id: '7' } },
    { why: 'an unknown box', message: 'box must be inbox or spam', query: { box: 'sent' } },
    { why: 'page 0', message: 'page must be a whole number from 1', query: { page: 0 } },
  ],
  success: ({ messages, website, total, unread, spam }) => {
    assert.equal(messages.length, 1);
    assert.deepEqual(messages[0]?.fields, [{ name: 'text', value: 'Hello' }]);
    assert.deepEqual(
      { website, total, unread, spam },
      { website: 'Bakery', total: 1, unread: 1, spam: 0 },
    );
  },
});

testConformance({
  host,
  endpoint: changeMessage,
  owned: true,
  request: async (caller) => ({ ...(await withMessage(caller)), body: { read: true } }),
  bad: [
    ...badIds,
    { why: 'nothing to change', message: 'Say what changes: read or spam', body: {} },
    {
      why: 'a string instead of a boolean',
      message: 'read must be true or false',
      body: { read: 'yes' },
    },
  ],
  success: ({ changed }) => assert.deepEqual([changed.read, changed.spam], [true, false]),
});

testConformance({
  host,
  endpoint: readAllMessages,
  owned: true,
  request: async (caller) => ({ params: { id: (await withMessage(caller)).params.id } }),
  bad: [{ ...notAnId, params: { id: '7' } }],
  success: ({ message }) => assert.equal(message, 'All messages are marked as read'),
});

testConformance({
  host,
  endpoint: deleteMessage,
  owned: true,
  request: withMessage,
  bad: badIds,
  success: ({ message }) => assert.equal(message, 'The message is deleted'),
});

testConformance({
  host,
  endpoint: exportMessages,
  owned: true,
  request: async (caller) => ({
    params: { id: (await withMessage(caller)).params.id },
    query: {},
  }),
  bad: [
    { ...notAnId, params: { id: '7' } },
    { why: 'an unknown box', message: 'box must be inbox or spam', query: { box: 'sent' } },
  ],
  success: ({ rows }) => assert.equal(rows.length, 2),
});

test('messages are listed newest first, twenty a page, spam separately', async () => {
  const { headers } = await signIn(host());
  const { id } = await publish(host(), { headers });
  for (let daysAgo = 0; daysAgo < 22; daysAgo += 1) {
    await add(id, { daysAgo, fields: [{ name: 'n', value: String(daysAgo) }] });
  }
  await add(id, { spam: true });
  const list = async (query: { page?: number; box?: 'spam' }) => {
    const answer = await call(host(), listMessages, { params: { id }, query }, headers);
    return listMessages.response.parse(answer.json());
  };
  const valuesOf = ({ messages }: Awaited<ReturnType<typeof list>>) =>
    messages.map(({ fields }) => fields[0]?.value);
  assert.deepEqual(
    valuesOf(await list({})),
    Array.from({ length: 20 }, (_, n) => String(n)),
  );
  assert.deepEqual(valuesOf(await list({ page: 2 })), ['20', '21']);
  const spam = await list({ box: 'spam' });
  assert.deepEqual([spam.total, spam.spam, spam.unread], [1, 1, 22]);
});

test('the project list shows unread counts; reading, marking spam and deleting update them', async () => {
  const { headers } = await signIn(host());
  const { id } = await publish(host(), { headers });
  const [first, second] = [await add(id), await add(id)];
  await add(id);
  await add(id, { spam: true });
  const unread = async () => {
    const answer = await call(host(), listWebsites, {}, headers);
    return listWebsites.response.parse(answer.json()).message[0]?.unread_messages;
  };
  const change = (message: string, body: { read?: boolean; spam?: boolean }) =>
    call(host(), changeMessage, { params: { id, message }, body }, headers);
  assert.equal(await unread(), 3);
  await change(first, { read: true });
  assert.equal(await unread(), 2);
  await change(first, { read: false });
  await change(second, { spam: true });
  assert.equal(await unread(), 2);
  await call(host(), readAllMessages, { params: { id } }, headers);
  assert.equal(await unread(), 0);
});

test('a message of another website of the same member is not found', async () => {
  const { headers } = await signIn(host());
  const message = await add((await publish(host(), { headers })).id);
  const params = { id: (await publish(host(), { headers })).id, message };
  for (const answer of [
    await call(host(), changeMessage, { params, body: { read: true } }, headers),
    await call(host(), deleteMessage, { params }, headers),
  ]) {
    assert.equal(answer.statusCode, 404);
  }
});

test('the CSV has the text as entered, in columns, and no formulas', async () => {
  const { headers } = await signIn(host());
  const { id } = await publish(host(), { headers });
  await add(id, {
    daysAgo: 1,
    fields: [
      { name: 'name', value: 'Åsa "Q", Ltd' },
      { name: 'text', value: 'two\r\nlines' },
      { name: 'day', value: 'Mo' },
      { name: 'day', value: 'Tu' },
    ],
  });
  await add(id, {
    fields: [
      { name: 'name', value: '=HYPERLINK("http://x")' },
      { name: '@n', value: '+49 1' },
      // Where semicolons separate cells, the text after one must not become a cell.
      { name: 'text', value: 'v;=2+2' },
    ],
  });
  const answer = await call(host(), exportMessages, { params: { id }, query: {} }, headers);
  const { rows } = exportMessages.response.parse(answer.json());
  const day = (n: number) => new Date(host().clock.now().getTime() - n * 86_400_000).toISOString();
  assert.equal(
    rows.join(''),
    [
      `\uFEFF"Received","Form","Read","name","text","day","'@n","Other fields"`,
      `"${day(0)}","Contact","no","'=HYPERLINK(""http://x"")","v;=2+2","","'+49 1",""`,
      `"${day(1)}","Contact","no","Åsa ""Q"", Ltd","two\r\nlines","Mo, Tu","",""`,
      '',
    ].join('\r\n'),
  );
});

test('an unlimited number of names shares a column', async () => {
  const { headers } = await signIn(host());
  const { id } = await publish(host(), { headers });
  for (let n = 0; n < 3; n += 1) {
    await add(id, {
      fields: Array.from({ length: 30 }, (_, at) => ({ name: `f${n * 30 + at}`, value: 'x' })),
    });
  }
  const answer = await call(host(), exportMessages, { params: { id }, query: {} }, headers);
  const { rows } = exportMessages.response.parse(answer.json());
  assert.equal(rows[0]?.split(',').length, 3 + 60 + 1);
  assert.equal((rows.join('').match(/\bf\d+: x/g) ?? []).length, 30);
});

test('messages are deleted after their retention time, and with their member', async () => {
  const admin = await signIn(host(), { role: 'admin' });
  const { user, headers } = await signIn(host());
  const { id } = await publish(host(), { headers });
  const stays = [
    await add(id, { daysAgo: messageDays.kept - 1 }),
    await add(id, { spam: true, daysAgo: messageDays.spam - 1 }),
  ];
  await add(id, { daysAgo: messageDays.kept + 1 });
  await add(id, { spam: true, daysAgo: messageDays.spam + 1 });
  await removeOldMessages(host().db, host().clock.now());
  const left = async () => {
    const rows = host().db.selectFrom('form_messages').select('id').where('website_id', '=', id);
    return (await rows.execute()).map((row) => row.id).toSorted();
  };
  assert.deepEqual(await left(), stays.toSorted());
  await call(host(), deleteUser, { params: { id: user.id } }, admin.headers);
  assert.deepEqual(await left(), []);
});
