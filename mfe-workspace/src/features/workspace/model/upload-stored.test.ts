import { createProject, getProject, listProjects, saveVersion } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { apiFailure, aUser, installFakeNetwork } from 'shared-kit/testing';
import { aHostProject } from '../testing/host-project';
import { recordKey } from './project-storage';
import { uploadStored } from './upload-stored';

const network = installFakeNetwork();
const user = aUser();

const draft = (id: string, owner = user.id) => ({
  id,
  user_id: owner,
  title: 'My Own Title',
  slug: 'a-small-bakery',
  status: 'draft',
  framework: 'vanilla',
  deployment_type: 'slug',
  description: 'a small bakery...',
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
});
const code = { html: '<h1>Bread</h1>', css: '', js: '', framework: 'vanilla', notes: [] };

/** A record as the release before projects were kept wrote it. */
function store(id: string, more: object = {}): void {
  const state = {
    draft: draft(id),
    prompt: 'a small bakery',
    files: code,
    engine: null,
    steps: [],
    site: null,
    version: null,
    understood: null,
    usage: null,
    repaired: [],
    working: [],
    run: { status: 'idle' },
    written: null,
    ...more,
  };
  localStorage.setItem(recordKey(id), JSON.stringify({ state, version: 1 }));
}

let sessions = 0;
/** What the host keeps, by name. */
let kept: string[] = [];

beforeEach(() => {
  sessions += 1;
  kept = [];
  useSession.getState().save(`token-${sessions}`, user);
  network.respond(getProject, ({ params }) =>
    kept.includes(params.project_id)
      ? {
          message: 'Loaded',
          project: aHostProject({ id: params.project_id, version: null, files: null }),
        }
      : apiFailure('NOT_FOUND', 'There is no such project', 404),
  );
  network.respond(createProject, ({ body }) => {
    kept.push(body.id);
    return { message: 'Saved', project: aHostProject({ id: body.id }) };
  });
  network.respond(saveVersion, () => ({
    message: 'Saved',
    version: {
      number: 1,
      kind: 'edited',
      prompt: '',
      created_at: '2026-11-01T10:00:00.000Z',
      engine: null,
      restored_from: null,
    },
  }));
});

const created = () => network.calls(createProject).map(({ body }) => body.id);

it('sends what only this browser holds: the project, its website and its code, once', async () => {
  const site = { id: '0190c3f0-0000-7000-8000-000000000101', link: 'http://sites/x' };
  store('old-1', { site });
  await uploadStored();
  await uploadStored();
  expect(network.calls(createProject).map(({ body }) => body)).toEqual([
    {
      id: 'old-1',
      prompt: 'a small bakery',
      title: 'My Own Title',
      slug: 'a-small-bakery',
      title_is_own: false,
      website_id: site.id,
    },
  ]);
  expect(network.calls(saveVersion)).toHaveLength(1);
  expect(network.calls(saveVersion)[0]?.body).toMatchObject({ base: 0, html: '<h1>Bread</h1>' });
});

it('sends no code that is a version already', async () => {
  store('old-2', { version: 3 });
  await uploadStored();
  expect(created()).toEqual(['old-2']);
  expect(network.calls(saveVersion)).toHaveLength(0);
});

it('leaves alone what belongs to another member, is being started, or is damaged', async () => {
  store('theirs', { draft: draft('theirs', 'somebody-else') });
  store('starting', { run: { status: 'starting', mode: 0 }, files: null });
  localStorage.setItem(recordKey('damaged'), '{');
  await uploadStored();
  expect(created()).toEqual([]);
});

it('tries again with the next page when the host cannot be reached', async () => {
  store('old-3');
  network.fail(createProject, 'unreachable');
  await uploadStored();
  expect(kept).toEqual([]);
  expect(localStorage.getItem(recordKey('old-3'))).not.toBeNull();
});

it('keeps a project the host refuses, without a word of it being deleted', async () => {
  store('old-4');
  network.respond(createProject, () => apiFailure('NOT_FOUND', 'There is no such address', 404));
  network.respond(listProjects, () => apiFailure('NOT_FOUND', 'There is no such address', 404));
  await uploadStored();
  expect(localStorage.getItem(recordKey('old-4'))).not.toBeNull();
});
