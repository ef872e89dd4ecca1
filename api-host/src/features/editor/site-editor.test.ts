import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  addEditorPicture,
  deleteWebsite,
  editWebsite,
  enterEditor,
  getVersion,
  getWebsite,
  listEditorBlocks,
  listVersions,
  loadEditedSite,
  logout,
  openEditor,
  publishEditedSite,
  publishWebsite,
  saveEditedSite,
  saveVersion,
} from 'shared-kit/contract';
import type { EditedSite } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import type { TestApp } from '../../testing/test-app';
import { addVersion } from '../versions/versions.repository';
import { editorSessionMs } from './editor-sessions.repository';
import { ticketLifetimeMs } from './editor-tickets.repository';
import { buildEditorHosts } from './testing/editor-hosts';
import type { EditorHosts } from './testing/editor-hosts';

const code = { html: '<h1>Hi</h1>', css: 'h1{}', js: '1' };
const projectId = 'bakery';

let main: TestApp;
let current: TestApp;
let hosts: EditorHosts;
before(async () => {
  hosts = await buildEditorHosts();
  main = hosts.main;
  current = hosts.editor;
});
after(() => hosts.close());
const host = () => current;

async function ticketOf(caller: SignedIn, withProject = true): Promise<string> {
  const { html: htmlcode, css: csscode, js: jscode } = code;
  const body = { htmlcode, csscode, jscode, title: 'My Bakery', prompt: 'bread' };
  assert.equal((await call(main, publishWebsite, { body }, caller.headers)).statusCode, 200);
  const files = { ...code, framework: 'vanilla', notes: [] };
  if (withProject) {
    await addVersion(
      main.db,
      { userId: caller.user.id, projectId },
      {
        kind: 'generated',
        prompt: 'bread',
        files,
        engine: null,
        restored_from: null,
        review: null,
        created_at: main.clock.now(),
      },
    );
  }
  const wish = { title: 'My Bakery', ...(withProject ? { project_id: projectId } : {}) };
  const answer = await call(main, openEditor, { body: wish }, caller.headers);
  return openEditor.response.parse(answer.json()).ticket ?? '';
}

const exchange = (ticket: string) => call(current, enterEditor, { body: { ticket } });

/** The same member with the editor's token instead of the session's. */
async function enter(caller: SignedIn, withProject = true): Promise<SignedIn> {
  const answer = await exchange(await ticketOf(caller, withProject));
  assert.equal(answer.statusCode, 200, answer.body);
  const { token } = enterEditor.response.parse(answer.json());
  return { ...caller, token, headers: { authorization: `Bearer ${token}` } };
}

async function load(editor: SignedIn): Promise<EditedSite> {
  const answer = await call(current, loadEditedSite, {}, editor.headers);
  assert.equal(answer.statusCode, 200, answer.body);
  return loadEditedSite.response.parse(answer.json()).site;
}

const save = (editor: SignedIn, base: string, html = '<h1>Hello</h1>') =>
  call(current, saveEditedSite, { body: { ...code, base, html } }, editor.headers);

const base = '0'.repeat(32);
const badBase = { base: 'x' };

testConformance({
  host,
  endpoint: enterEditor,
  request: async () => ({ body: { ticket: await ticketOf(await signIn(main)) } }),
  bad: [
    { why: 'no ticket', body: {}, message: 'ticket is required' },
    { why: 'a malformed ticket', body: { ticket: '<x>' }, message: 'ticket is not valid' },
  ],
  success: ({ token, expires_at }) => {
    assert.match(token, /^[\w-]{43}$/);
    assert.equal(Date.parse(expires_at) - main.clock.now().getTime(), editorSessionMs);
  },
});

testConformance({
  host,
  enter,
  endpoint: loadEditedSite,
  request: () => ({}),
  success: ({ site }) => {
    const { revision, link, ...rest } = site;
    assert.match(revision, /^[0-9a-f]{32}$/);
    assert.match(link, /^http:\/\/sites\.test\/my-bakery/);
    assert.deepEqual(rest, {
      ...code,
      title: 'My Bakery',
      version: 1,
      sitesUrl: 'http://sites.test',
      pictures: [],
    });
  },
});

testConformance({
  host,
  enter,
  endpoint: saveEditedSite,
  request: async (caller) => ({
    body: { ...code, html: '<h1>Hello</h1>', base: await revisionOf(caller) },
  }),
  bad: [
    { why: 'no code', body: { base }, message: 'html is required' },
    { why: 'no base', body: code, message: 'base is required' },
    { why: 'an invalid base', body: { ...code, ...badBase }, message: 'base is not valid' },
    {
      why: 'an unknown field',
      body: { ...code, base, title: 'x' },
      message: 'Unknown field “title”',
    },
  ],
  success: ({ message, version }) => {
    assert.equal(message, 'Saved as version 2');
    assert.equal(version, 2);
  },
});

testConformance({
  host,
  enter,
  endpoint: publishEditedSite,
  request: async (caller) => ({ body: { base: await revisionOf(caller) } }),
  bad: [{ why: 'an invalid base', body: badBase, message: 'base is not valid' }],
  success: ({ message, link }) => {
    assert.equal(message, 'Website published successfully');
    assert.match(link, /^http:\/\/sites\.test\/my-bakery/);
  },
});

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

testConformance({
  host,
  enter,
  endpoint: addEditorPicture,
  request: () => ({ body: { file: 'loaf.png', content: pixel } }),
  bad: [
    { why: 'an empty file', body: { file: 'a.png', content: '' }, message: 'The file is empty' },
    {
      why: 'a project id field',
      body: { file: 'a.png', content: pixel, project_id: 'x' },
      message: 'Unknown field “project_id”',
    },
  ],
  success: ({ picture }) => assert.match(picture.name, /^loaf-.*\.webp$/),
});

testConformance({
  host,
  enter,
  endpoint: listEditorBlocks,
  request: () => ({}),
  success: ({ blocks }) => {
    assert.ok(blocks.length > 10);
    assert.ok(blocks.every(({ html }) => html.startsWith('<section')));
  },
});

/** For conformance tests, some of which send an invalid token. */
async function revisionOf(editor: SignedIn): Promise<string> {
  const answer = await call(current, loadEditedSite, {}, editor.headers);
  return answer.statusCode === 200
    ? loadEditedSite.response.parse(answer.json()).site.revision
    : base;
}

test('the editor saves the website’s code and the next version of its project', async () => {
  const member = await signIn(main);
  const editor = await enter(member);
  const { revision } = await load(editor);
  const saved = saveEditedSite.response.parse((await save(editor, revision)).json());
  const params = { project_id: projectId, number: 2 };
  const answer = await call(main, getVersion, { params }, member.headers);
  const { version } = getVersion.response.parse(answer.json());
  assert.equal(version.kind, 'edited');
  assert.equal(version.files.html, '<h1>Hello</h1>');
  const site = await load(editor);
  assert.deepEqual([site.html, site.revision, site.version], ['<h1>Hello</h1>', saved.revision, 2]);
});

test('a website without a project can be saved', async () => {
  const member = await signIn(main);
  const editor = await enter(member, false);
  const answer = await save(editor, (await load(editor)).revision);
  assert.equal(saveEditedSite.response.parse(answer.json()).message, 'Saved');
  assert.equal((await load(editor)).html, '<h1>Hello</h1>');
});

test('a save based on an older revision is refused and changes nothing', async () => {
  const member = await signIn(main);
  const editor = await enter(member);
  const { revision } = await load(editor);
  const body = { base: 1, ...code, html: '<h1>Elsewhere</h1>', prompt: '' };
  const elsewhere = { params: { project_id: projectId }, body };
  assert.equal((await call(main, saveVersion, elsewhere, member.headers)).statusCode, 200);
  const refusal = assertFailure(await save(editor, revision), 409, 'CONFLICT');
  assert.match(refusal.message, /newest version is 2\)\. Nothing was overwritten/);
  assert.equal((await load(editor)).html, code.html);
  const { json } = await call(
    main,
    listVersions,
    { params: { project_id: projectId } },
    member.headers,
  );
  assert.equal(listVersions.response.parse(json()).versions.length, 2);
  const publish = { body: { base: revision } };
  const published = await call(current, publishEditedSite, publish, editor.headers);
  assertFailure(published, 409, 'CONFLICT');
});

test('of two concurrent saves one is refused', async () => {
  const editor = await enter(await signIn(main));
  const { revision } = await load(editor);
  const both = await Promise.all([save(editor, revision, 'a'), save(editor, revision, 'b')]);
  assert.deepEqual(
    both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
    [200, 409],
  );
});

test('opening Edit in the workspace again makes the open editor’s copy outdated', async () => {
  const member = await signIn(main);
  const editor = await enter(member);
  const { revision } = await load(editor);
  const body = { htmlcode: 'new', csscode: '', jscode: '', title: 'My Bakery', prompt: '' };
  assert.equal((await call(main, editWebsite, { body }, member.headers)).statusCode, 200);
  assertFailure(await save(editor, revision), 409, 'CONFLICT');
});

test('publishing deploys the saved code', async () => {
  const editor = await enter(await signIn(main));
  const answer = await save(editor, (await load(editor)).revision, '<h1>Seen by visitors</h1>');
  const { revision } = saveEditedSite.response.parse(answer.json());
  const publish = { body: { base: revision } };
  assert.equal((await call(current, publishEditedSite, publish, editor.headers)).statusCode, 200);
  const { deployment, id } = await main.db
    .selectFrom('websites')
    .select(['deployment', 'id'])
    .where('user_id', '=', editor.user.id)
    .executeTakeFirstOrThrow();
  const page = await hosts.storage.get(`sites/${id}/${deployment}/index.html`);
  assert.match(String(page?.content), /Seen by visitors/);
});

test('a ticket is exchanged once and within five minutes', async () => {
  const member = await signIn(main);
  const ticket = await ticketOf(member);
  assert.equal((await exchange(ticket)).statusCode, 200);
  assertFailure(await exchange(ticket), 400, 'BAD_REQUEST');
  const late = await ticketOf(member);
  main.clock.advance(ticketLifetimeMs);
  assertFailure(await exchange(late), 400, 'BAD_REQUEST');
});

test('the editor’s token is not a session, and vice versa', async () => {
  const member = await signIn(main);
  const editor = await enter(member);
  const outside = await call(main, listVersions, { params: { project_id: 'x' } }, editor.headers);
  assertFailure(outside, 401, 'UNAUTHENTICATED');
  assertFailure(await call(current, loadEditedSite, {}, member.headers), 401, 'UNAUTHENTICATED');
  const inside = await current.app.inject({ url: getWebsite.path, headers: editor.headers });
  assert.equal(inside.statusCode, 404);
});

test('a token grants access to its own website only', async () => {
  const [one, other] = [await enter(await signIn(main)), await enter(await signIn(main))];
  await save(one, (await load(one)).revision, 'mine');
  assert.equal((await load(other)).html, code.html);
});

test('the editor session ends with the member’s session, and after a working day', async () => {
  const member = await signIn(main);
  const editor = await enter(member);
  const late = await enter(member);
  main.clock.advance(editorSessionMs);
  const expired = await call(current, loadEditedSite, {}, late.headers);
  assertFailure(expired, 401, 'SESSION_EXPIRED');
  const again = await enter(member);
  await call(main, logout, {}, member.headers);
  for (const { headers } of [editor, again]) {
    assertFailure(await call(current, loadEditedSite, {}, headers), 401, 'UNAUTHENTICATED');
  }
});

test('a deleted website can no longer be edited', async () => {
  const member = await signIn(main);
  const editor = await enter(member);
  const { id } = await main.db
    .selectFrom('websites')
    .select('id')
    .where('user_id', '=', member.user.id)
    .executeTakeFirstOrThrow();
  await call(main, deleteWebsite, { params: { id } }, member.headers);
  assertFailure(await call(current, loadEditedSite, {}, editor.headers), 404, 'NOT_FOUND');
});
