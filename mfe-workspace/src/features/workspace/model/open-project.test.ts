import { useSession } from 'shared-kit/session';
import { aUser } from 'shared-kit/testing';
import { createDraftProject } from '../../../draft/draft-project';
import type { HandOver } from '../../../draft/hand-over';
import { openExpired, openProject } from './open-project';
import { rememberDraft, recordKey, writeRecord } from './project-storage';

const created = new Date('2026-11-21T10:00:00.000Z');
const user = aUser();

let count = 0;
function handOver(prompt = 'A small bakery'): HandOver {
  count += 1;
  const id = `draft-${count}`;
  return {
    prompt,
    project: createDraftProject(prompt, { userId: user.id, newId: () => id, now: () => created }),
  };
}

/** What a reload does to the page: the stores are gone, storage stays. */
function reload(): void {
  const { token, expiry } = useSession.getState();
  useSession.setState({ token: 'of nobody' });
  useSession.setState({ token, expiry });
}

function open(given: HandOver | null, now = created) {
  const store = openProject(given, () => now);
  if (!store) throw new Error('no project');
  return store;
}

beforeEach(() => {
  useSession.getState().clear();
  useSession.getState().save('token-1', user);
});

it('asks for the first generation exactly once', () => {
  const given = handOver();
  const store = open(given);
  expect(store.getState()).toMatchObject({ prompt: 'A small bakery', run: { status: 'queued' } });
  store.setState({ run: { status: 'running', mode: 0, taskId: 'task-1' } });
  expect(open(given)).toBe(store);
  reload();
  expect(open(given).getState().run).toEqual({ status: 'running', mode: 0, taskId: 'task-1' });
});

it('does not start again what is finished when the page is reloaded with the same history entry', () => {
  const given = handOver();
  const files = {
    html: '<h1>x</h1>',
    css: 'h1{}',
    js: '',
    framework: 'vanilla',
    notes: ['A note'],
  };
  const site = { id: 'site-1', link: 'http://sites/x' };
  const engine = { kind: 'composer', label: 'Offline composer', model: null } as const;
  open(given).setState({ files, site, engine, run: { status: 'idle' } });
  reload();
  expect(open(given, new Date('2026-12-24')).getState()).toMatchObject({
    files,
    site,
    engine,
    run: { status: 'idle' },
  });
});

it('asks before it starts a generation whose start was never confirmed', () => {
  const given = handOver();
  open(given);
  reload();
  expect(open(given).getState().run).toMatchObject({ status: 'failed', mode: 0 });
});

describe('a start that was asked for by name and never confirmed', () => {
  const request = { id: 'name-of-the-request', at: created.getTime() };
  const reopenAfter = (ms: number) => {
    const given = handOver();
    open(given).setState({ run: { status: 'starting', mode: 0, request } });
    reload();
    return open(given, new Date(created.getTime() + ms)).getState().run;
  };

  it('is asked for again by that name after a reload', () => {
    expect(reopenAfter(3_600_000)).toEqual({ status: 'queued', mode: 0, request });
  });

  it('waits for the member’s word when it is old, and keeps its name', () => {
    expect(reopenAfter(3_600_001)).toMatchObject({ status: 'failed', mode: 0, request });
  });
});

it('does not start a project from an old history entry by itself', () => {
  const given = handOver();
  expect(openProject(given, () => new Date('2026-11-21T10:01:01.000Z'))).toBeNull();
  expect(openExpired(given).getState().run).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('no longer kept') as string,
  });
});

it('opens the last project when none was handed over', () => {
  expect(openProject(null)).toBeNull();
  const first = open(handOver());
  rememberDraft(first.getState().draft.id);
  expect(openProject(null)).toBe(first);
});

// Proof P247
it('keeps each project under a key of its own', () => {
  const [first, second] = [handOver('First of all'), handOver('Second of all')];
  open(first);
  open(second).getState().rename('Renamed', created);
  reload();
  expect(open(first).getState().draft.title).toBe('First Of All');
  expect(open(second).getState().draft.title).toBe('Renamed');
});

it('shows what another tab did to the same project', async () => {
  const store = open(handOver());
  const key = recordKey(store.getState().draft.id);
  const stored = JSON.parse(localStorage.getItem(key) ?? '') as { state: object };
  const newValue = JSON.stringify({ ...stored, state: { ...stored.state, prompt: 'From there' } });
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  await Promise.resolve();
  expect(store.getState().prompt).toBe('From there');
});

it('gives another member nothing, neither from storage nor from a late answer', () => {
  const given = handOver();
  const store = open(given);
  useSession.getState().clear();
  useSession.getState().save('token-2', aUser({ id: 'somebody-else' }));
  store.setState({ run: { status: 'running', mode: 0, taskId: 'late' } });
  expect(localStorage.getItem(recordKey(given.project.id))).toBeNull();
  expect(openProject(given, () => created)).toBeNull();
  expect(openProject(null)).toBeNull();
});

it('reads a damaged record as far as it can be read', () => {
  const given = handOver();
  open(given);
  reload();
  localStorage.setItem(
    recordKey(given.project.id),
    JSON.stringify({
      version: 1,
      state: {
        draft: given.project,
        prompt: 'Kept',
        files: 7,
        steps: ['x'],
        run: { status: 'what' },
      },
    }),
  );
  const { prompt, files, steps, run } = open(given).getState();
  expect({ prompt, files, run }).toEqual({ prompt: 'Kept', files: null, run: { status: 'idle' } });
  expect(steps).toHaveLength(7);
});

it('takes a new title, but not a blank one', () => {
  const store = open(handOver());
  store.getState().rename('   ', created);
  expect(store.getState().draft.title).toBe('A Small Bakery');
  store.getState().rename('  Crumbs ', new Date('2026-11-22T00:00:00.000Z'));
  expect(store.getState().draft).toMatchObject({
    title: 'Crumbs',
    updated_at: '2026-11-22T00:00:00.000Z',
  });
});

function isFull(): never {
  throw new DOMException('full', 'QuotaExceededError');
}

describe('storage', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('keeps the 12 latest projects', () => {
    for (let index = 1; index <= 13; index += 1) {
      writeRecord(`p${index}`, '{}');
      rememberDraft(`p${index}`);
    }
    expect(localStorage.getItem(recordKey('p1'))).toBeNull();
    expect(localStorage.getItem(recordKey('p2'))).toBe('{}');
  });

  it('lets the oldest projects make room', () => {
    writeRecord('old', '{}');
    rememberDraft('old');
    const store = open(handOver());
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(isFull);
    store.getState().rename('Fits', created);
    expect(localStorage.getItem(recordKey('old'))).toBeNull();
    expect(localStorage.getItem(recordKey(store.getState().draft.id))).toContain('Fits');
    expect(store.getState().isKept).toBe(true);
  });

  it('says when a project does not fit at all', () => {
    const store = open(handOver());
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(isFull);
    store.getState().rename('Does not fit', created);
    expect(store.getState()).toMatchObject({ isKept: false, draft: { title: 'Does not fit' } });
  });
});
