import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  deleteWebsite,
  editWebsite,
  getWebsite,
  listWebsites,
  publishWebsite,
  websiteLimits,
} from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { publish, websiteContent } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';

const host = sharedTestApp();

const publishOne = async (caller: SignedIn, change?: object): Promise<string> =>
  (await publish(host(), caller, change)).id;

async function list({ headers }: SignedIn) {
  const answer = await call(host(), listWebsites, {}, headers);
  return listWebsites.response.parse(answer.json()).message;
}

async function read({ headers }: SignedIn, id: string) {
  const answer = await call(host(), getWebsite, { params: { id } }, headers);
  return getWebsite.response.parse(answer.json()).project;
}

const badBodies = [
  { why: 'no body', body: undefined, message: 'htmlcode is required' },
  { why: 'no title', body: websiteContent({ title: undefined }), message: 'Title is required' },
  { why: 'a blank title', body: websiteContent({ title: '  ' }), message: 'Title is required' },
  {
    why: 'a long title',
    body: websiteContent({ title: 'x'.repeat(301) }),
    message: 'The title is too long',
  },
  { why: 'an invalid id', body: websiteContent({ id: '7' }), message: 'id must be a UUID' },
  {
    why: 'code that is not a string',
    body: websiteContent({ csscode: {} }),
    message: 'csscode is not valid',
  },
  {
    why: 'too much code',
    body: websiteContent({ jscode: 'x'.repeat(websiteLimits.code + 1) }),
    message: 'The code is too long',
  },
  {
    why: 'an owner field',
    body: websiteContent({ user_id: randomUUID() }),
    message: 'Unknown field “user_id”',
  },
];
const badIds = [{ why: 'an invalid id', params: { id: '../1' }, message: 'id must be a UUID' }];

testConformance({
  host,
  endpoint: publishWebsite,
  request: () => ({ body: websiteContent({ title: 'Ladder Site' }) }),
  bad: badBodies,
  success: async ({ message, id, link }, caller) => {
    assert.equal(message, 'Website published successfully');
    assert.match(link ?? '', /^http:\/\/sites.test\/ladder-site(-\d+)?\/$/);
    assert.deepEqual(
      (await list(caller)).map((site) => [site.id, site.content]),
      [[id, link]],
    );
  },
});

testConformance({
  host,
  endpoint: publishWebsite,
  request: async (caller) => ({
    body: websiteContent({ id: await publishOne(caller), title: 'New name' }),
  }),
  owned: true,
  bad: badBodies,
  success: async ({ id }, caller) => {
    const sites = await list(caller);
    assert.deepEqual(
      sites.map((site) => [site.id, site.title]),
      [[id, 'New name']],
    );
    assert.match(sites[0]?.content ?? '', /\/bakery(-\d+)?\/$/, 'the address stays');
  },
});

testConformance({
  host,
  endpoint: listWebsites,
  request: async (caller) => {
    await publishOne(caller, { title: 'First' });
    host().clock.advance(1000);
    await publishOne(caller, { title: 'Second' });
    return {};
  },
  success: async ({ message }, caller) => {
    assert.deepEqual(
      message.map(({ title }) => title),
      ['Second', 'First'],
    );
    assert.deepEqual(Object.keys(message[0] ?? {}).toSorted(), [
      'content',
      'created_at',
      'id',
      'project_id',
      'state',
      'thumbnail',
      'title',
      'unread_messages',
    ]);
    assert.equal(message[0]?.created_at, host().clock.now().toISOString());
    assert.deepEqual(await list(await signIn(host())), [], 'nobody else sees them');
    assert.notEqual(caller.user.id, '');
  },
});

testConformance({
  host,
  endpoint: deleteWebsite,
  request: async (caller) => ({ params: { id: await publishOne(caller) } }),
  owned: true,
  bad: badIds,
  success: async ({ message }, caller) => {
    assert.equal(message, 'Website deleted successfully');
    assert.deepEqual(await list(caller), []);
  },
});

testConformance({
  host,
  endpoint: getWebsite,
  request: async (caller) => ({ params: { id: await publishOne(caller) } }),
  owned: true,
  bad: badIds,
  success: ({ project }) => {
    const { htmlcode, csscode, jscode, title, prompt } = project;
    assert.deepEqual({ htmlcode, csscode, jscode, title, prompt }, websiteContent());
    assert.equal(project.content, `http://sites.test/${project.slug}/`);
  },
});

testConformance({
  host,
  endpoint: editWebsite,
  request: async (caller) => {
    await publishOne(caller);
    return { body: websiteContent({ htmlcode: '<h1>Saved</h1>' }) };
  },
  bad: badBodies,
  success: async ({ message, id }, caller) => {
    assert.equal(message, 'Website saved successfully');
    const site = await read(caller, id ?? '');
    assert.equal(site.htmlcode, '<h1>Saved</h1>');
    assert.equal(site.csscode, 'h1{}');
  },
});

// Proof P298
test('an admin has no access to a member’s website either', async () => {
  const id = await publishOne(await signIn(host()));
  const admin = await signIn(host(), { role: 'admin' });
  assertFailure(
    await call(host(), getWebsite, { params: { id } }, admin.headers),
    404,
    'NOT_FOUND',
  );
});

test('an unknown id gets the same response as another member’s', async () => {
  const owner = await signIn(host());
  const other = await signIn(host());
  const request = (id: string) => call(host(), getWebsite, { params: { id } }, other.headers);
  const theirs = assertFailure(await request(await publishOne(owner)), 404, 'NOT_FOUND');
  const nobodys = assertFailure(await request(randomUUID()), 404, 'NOT_FOUND');
  assert.equal(theirs.message, nobodys.message);
});

// Proof P314
test('edit uses the newest of several with the title', async () => {
  const caller = await signIn(host());
  const older = await publishOne(caller);
  host().clock.advance(1000);
  const newer = await publishOne(caller);
  const body = websiteContent({ htmlcode: 'changed' });
  const answer = await call(host(), editWebsite, { body }, caller.headers);
  assert.equal(answer.json<{ id: string }>().id, newer);
  assert.equal((await read(caller, newer)).htmlcode, 'changed');
  assert.equal((await read(caller, older)).htmlcode, '<h1>Hi</h1>');
});

test('edit with an id may change the title and updates the time of the last change', async () => {
  const caller = await signIn(host());
  const id = await publishOne(caller);
  const before = await read(caller, id);
  host().clock.advance(1000);
  const body = websiteContent({ id, title: 'Other name' });
  assert.equal((await call(host(), editWebsite, { body }, caller.headers)).statusCode, 200);
  const site = await read(caller, id);
  assert.equal(site.title, 'Other name');
  assert.equal(site.slug, before.slug);
  assert.equal(site.created_at, before.created_at);
  assert.ok(site.updated_at > before.updated_at);
});

// Proof P315
test('edit without such a website is a 400 with a message, for any owner', async () => {
  const owner = await signIn(host());
  const id = await publishOne(owner);
  const other = await signIn(host());
  for (const change of [{}, { id }, { id: randomUUID() }]) {
    const answer = await call(host(), editWebsite, { body: websiteContent(change) }, other.headers);
    assertFailure(answer, 400, 'BAD_REQUEST');
  }
  assert.equal((await read(owner, id)).htmlcode, '<h1>Hi</h1>');
});

test('a NUL character is removed instead of failing in the database', async () => {
  const caller = await signIn(host());
  const id = await publishOne(caller, { title: 'N\0ul', htmlcode: 'a\0b' });
  const site = await read(caller, id);
  assert.equal(site.title, 'Nul');
  assert.equal(site.htmlcode, 'ab');
});

const languages = {
  Cyrillic: 'ж',
  Chinese: '花',
  'an emoji': '🌸',
  'a control character': '\u0001',
};

for (const [language, letter] of Object.entries(languages)) {
  test(`a website of the maximum size is accepted in ${language}`, async () => {
    const caller = await signIn(host());
    const full = (length: number) => letter.repeat(length / letter.length);
    const { code, prompt, title } = websiteLimits;
    const body = websiteContent({
      htmlcode: full(code),
      csscode: full(code),
      jscode: full(code),
      prompt: full(prompt),
      title: full(title),
    });
    const answer = await call(host(), publishWebsite, { body }, caller.headers);
    assert.equal(answer.statusCode, 200, answer.body);
    const { id = '' } = publishWebsite.response.parse(answer.json());
    assert.equal((await read(caller, id)).jscode, full(code));
  });
}

test('one character more fails the contract’s validation, not the body limit', async () => {
  const caller = await signIn(host());
  const body = websiteContent({ htmlcode: '花'.repeat(websiteLimits.code + 1) });
  const answer = await call(host(), publishWebsite, { body }, caller.headers);
  const refused = assertFailure(answer, 400, 'VALIDATION_FAILED');
  assert.equal(refused.message, 'The code is too long');
});
