import assert from 'node:assert/strict';
import {
  createProject,
  deleteProject,
  duplicateProject,
  getProject,
  listProjects,
  renameProject,
  restoreProject,
  websiteLimits,
} from 'shared-kit/contract';
import { call } from '../../testing/call';
import { testConformance } from '../../testing/endpoint-conformance';
import type { SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';
import { projectCalls } from './testing/project-calls';

const host = sharedTestApp();

const { keep, list } = projectCalls(host);

const badName = 'project_id must be 1 to 64 letters, digits, “-” or “_”';
const badProject = {
  why: 'an invalid id',
  params: { project_id: 'a b' },
  message: badName,
};
const ofProject = async (caller: SignedIn) => ({ params: { project_id: await keep(caller) } });

testConformance({
  host,
  endpoint: listProjects,
  request: async (caller) => {
    await keep(caller, { title: 'Corner 100% Bakery' });
    await keep(caller, { title: 'Shop' });
    return { query: { search: '100% b', page: 1, limit: 10 } };
  },
  bad: [
    { why: 'an invalid page', query: { page: 0 }, message: 'page is not valid' },
    { why: 'a page too long', query: { limit: 501 }, message: 'limit is not valid' },
    { why: 'an invalid list', query: { which: 'x' }, message: 'which is not valid' },
    {
      why: 'a long search',
      query: { search: 'a'.repeat(websiteLimits.title + 1) },
      message: 'The search is too long',
    },
  ],
  success: ({ projects, total }) => {
    assert.equal(total, 1);
    assert.deepEqual(
      projects.map(({ title }) => title),
      ['Corner 100% Bakery'],
    );
  },
});

testConformance({
  host,
  endpoint: createProject,
  request: () => ({ body: { id: 'p-1', prompt: 'a small\0 bakery in Bath' } }),
  bad: [
    { why: 'an invalid id', body: { id: 'a b', prompt: '' }, message: badName },
    {
      why: 'a long prompt',
      body: { id: 'p', prompt: 'a'.repeat(websiteLimits.prompt + 1) },
      message: 'The prompt is too long',
    },
    {
      why: 'a long title',
      body: { id: 'p', prompt: '', title: 'a'.repeat(websiteLimits.title + 1) },
      message: 'The title is too long',
    },
    {
      why: 'an invalid website id',
      body: { id: 'p', prompt: '', website_id: 'x' },
      message: 'website_id must be a UUID',
    },
  ],
  success: ({ project }) => {
    const { title, slug, description, state, version, revision, website_id, link } = project;
    assert.deepEqual(
      { title, slug, description, state, version, revision, website_id, link },
      {
        title: 'A Small Bakery',
        slug: 'a-small-bakery',
        description: 'a small bakery in Bath...',
        state: 'draft',
        version: null,
        revision: 1,
        website_id: null,
        link: null,
      },
    );
  },
});

testConformance({
  host,
  endpoint: getProject,
  owned: true,
  request: ofProject,
  bad: [badProject],
  success: ({ project }) => {
    assert.equal(project.title, 'A Small Bakery');
    assert.deepEqual([project.files, project.turns, project.task_id], [null, [], null]);
  },
});

testConformance({
  host,
  endpoint: renameProject,
  owned: true,
  request: async (caller) => ({
    ...(await ofProject(caller)),
    body: { revision: 1, title: ' Corner Bakery ', slug: 'corner' },
  }),
  bad: [
    { ...badProject, body: { revision: 1 } },
    { why: 'no revision', body: { title: 'x' }, message: 'revision is not valid' },
    { why: 'a blank title', body: { revision: 1, title: ' ' }, message: 'Title is required' },
    {
      why: 'a long address',
      body: { revision: 1, slug: 'a'.repeat(websiteLimits.title + 1) },
      message: 'The address is too long',
    },
  ],
  success: ({ project: { title, slug, title_is_own: isOwn, revision } }) => {
    assert.deepEqual([title, slug, isOwn, revision], ['Corner Bakery', 'corner', true, 2]);
  },
});

testConformance({
  host,
  endpoint: duplicateProject,
  owned: true,
  request: async (caller) => ({ ...(await ofProject(caller)), body: { id: 'the-copy' } }),
  bad: [
    { ...badProject, body: { id: 'p' } },
    { why: 'a copy with an invalid id', body: { id: 'a b' }, message: badName },
  ],
  success: ({ project }) => {
    assert.deepEqual([project.id, project.title], ['the-copy', 'A Small Bakery copy']);
  },
});

testConformance({
  host,
  endpoint: deleteProject,
  owned: true,
  request: ofProject,
  bad: [badProject],
  success: async (_answer, caller) => {
    assert.equal((await list(caller)).total, 0);
    assert.equal((await list(caller, { which: 'deleted' })).total, 1);
  },
});

testConformance({
  host,
  endpoint: restoreProject,
  owned: true,
  request: async (caller) => {
    const request = await ofProject(caller);
    await call(host(), deleteProject, request, caller.headers);
    return request;
  },
  bad: [badProject],
  success: async ({ project }, caller) => {
    assert.deepEqual(
      (await list(caller)).projects.map(({ id }) => id),
      [project.id],
    );
  },
});
