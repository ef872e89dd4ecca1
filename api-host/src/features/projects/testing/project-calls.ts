import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  createProject,
  deleteProject,
  getProject,
  listProjects,
  renameProject,
  saveVersion,
} from 'shared-kit/contract';
import type { RequestOf } from 'shared-kit/contract';
import { call } from '../../../testing/call';
import type { SignedIn } from '../../../testing/sign-in';
import type { TestApp } from '../../../testing/test-app';

type NewProject = RequestOf<typeof createProject>['body'];

/** The project endpoints for tests; reading and storing must succeed. */
export function projectCalls(host: () => TestApp) {
  const named = (projectId: string) => ({ params: { project_id: projectId } });
  return {
    keep: async ({ headers }: SignedIn, body: Partial<NewProject> = {}): Promise<string> => {
      const project = { id: randomUUID(), prompt: 'a small bakery in Bath', ...body };
      const answer = await call(host(), createProject, { body: project }, headers);
      assert.equal(answer.statusCode, 200, answer.body);
      return project.id;
    },
    read: async ({ headers }: SignedIn, id: string) => {
      const answer = await call(host(), getProject, named(id), headers);
      return getProject.response.parse(answer.json()).project;
    },
    list: async ({ headers }: SignedIn, query: RequestOf<typeof listProjects>['query'] = {}) => {
      const answer = await call(host(), listProjects, { query }, headers);
      return listProjects.response.parse(answer.json());
    },
    rename: ({ headers }: SignedIn, id: string, body: RequestOf<typeof renameProject>['body']) =>
      call(host(), renameProject, { ...named(id), body }, headers),
    remove: ({ headers }: SignedIn, id: string) => call(host(), deleteProject, named(id), headers),
    saveFirst: ({ headers }: SignedIn, id: string) => {
      const body = { base: 0, html: '<h1>First</h1>', css: '', js: '', prompt: 'first' };
      return call(host(), saveVersion, { ...named(id), body }, headers);
    },
  };
}
