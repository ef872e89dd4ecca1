import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  enterEditor,
  getVersion,
  listWebsites,
  loadEditedSite,
  openEditor,
  publishEditedSite,
  publishWebsite,
  saveEditedSite,
} from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { projectCalls } from '../projects/testing/project-calls';
import { buildEditorHosts } from './testing/editor-hosts';
import type { EditorHosts } from './testing/editor-hosts';

let hosts: EditorHosts;
before(async () => {
  hosts = await buildEditorHosts();
});
after(() => hosts.close());
const { keep, saveFirst, remove } = projectCalls(() => hosts.main);

const openDraft = ({ headers }: SignedIn, projectId: string | undefined) => {
  const body = { title: 'My Bakery', draft: true, ...(projectId && { project_id: projectId }) };
  return call(hosts.main, openEditor, { body }, headers);
};

/** A project that was never published, opened in the editor. */
async function editDraft() {
  const member = await signIn(hosts.main);
  const projectId = await keep(member, { title: 'My Bakery' });
  assert.equal((await saveFirst(member, projectId)).statusCode, 200);
  const { ticket = '' } = openEditor.response.parse((await openDraft(member, projectId)).json());
  const entered = await call(hosts.editor, enterEditor, { body: { ticket } });
  const { token } = enterEditor.response.parse(entered.json());
  const headers = { authorization: `Bearer ${token}` };
  const load = async () =>
    loadEditedSite.response.parse((await call(hosts.editor, loadEditedSite, {}, headers)).json())
      .site;
  const save = (base: string, html = '<h1>Edited</h1>') =>
    call(hosts.editor, saveEditedSite, { body: { base, html, css: '', js: '' } }, headers);
  return { member, projectId, headers, load, save };
}

// Proof P316
test('an unpublished project opens with its newest version, and nothing is published', async () => {
  const { member, projectId, load } = await editDraft();
  const { html, title, link, draft, version } = await load();
  assert.deepEqual(
    { html, title, link, draft, version },
    { html: '<h1>First</h1>', title: 'My Bakery', link: '', draft: projectId, version: 1 },
  );
  const websites = await call(hosts.main, listWebsites, {}, member.headers);
  assert.deepEqual(listWebsites.response.parse(websites.json()).message, []);
});

test('a draft is saved as the next version of its project, once per base', async () => {
  const { member, projectId, load, save } = await editDraft();
  const { revision } = await load();
  const answers = await Promise.all([save(revision), save(revision, 'other')]);
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
    [200, 409],
  );
  const params = { project_id: projectId, number: 2 };
  const answer = await call(hosts.main, getVersion, { params }, member.headers);
  const { version } = getVersion.response.parse(answer.json());
  assert.equal(version.kind, 'edited');
  const edited = await load();
  assert.deepEqual([edited.html, edited.version], [version.files.html, 2]);
});

test('a draft is published in the workspace, where its address is chosen', async () => {
  const { headers, load } = await editDraft();
  const body = { base: (await load()).revision };
  const answer = await call(hosts.editor, publishEditedSite, { body }, headers);
  assert.match(assertFailure(answer, 400, 'BAD_REQUEST').message, /^Publish this project in the/);
});

test('a draft published meanwhile is edited as the website', async () => {
  const { member, projectId, load, save } = await editDraft();
  const website = { htmlcode: '<h1>First</h1>', csscode: '', jscode: '', title: 'My Bakery' };
  const body = { ...website, prompt: '', project_id: projectId };
  assert.equal((await call(hosts.main, publishWebsite, { body }, member.headers)).statusCode, 200);
  const { link, draft, revision } = await load();
  assert.match(link, /my-bakery/);
  assert.equal(draft, undefined);
  assert.equal((await save(revision)).statusCode, 200);
  assert.deepEqual([(await load()).html, (await load()).version], ['<h1>Edited</h1>', 2]);
});

test('a draft with the title of a website is not that website', async () => {
  const { member, load } = await editDraft();
  const website = { htmlcode: 'Other', csscode: '', jscode: '', title: 'My Bakery', prompt: '' };
  await call(hosts.main, publishWebsite, { body: website }, member.headers);
  assert.equal((await load()).html, '<h1>First</h1>');
});

test('nobody can open another member’s, an empty or a deleted project', async () => {
  const { member, projectId, headers } = await editDraft();
  const other = await signIn(hosts.main);
  for (const id of [projectId, undefined]) {
    const refused = assertFailure(await openDraft(other, id), 400, 'BAD_REQUEST');
    assert.equal(refused.message, 'You have no such project');
  }
  const empty = await openDraft(other, await keep(other));
  assert.match(assertFailure(empty, 400, 'BAD_REQUEST').message, /nothing to edit yet/);
  await remove(member, projectId);
  assertFailure(await call(hosts.editor, loadEditedSite, {}, headers), 404, 'NOT_FOUND');
});
