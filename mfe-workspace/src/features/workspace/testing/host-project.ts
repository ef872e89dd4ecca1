import { act } from '@testing-library/react';
import { getProject, listProjects, listVersions } from 'shared-kit/contract';
import type { ProjectRecord, ProjectTurn } from 'shared-kit/contract';
import { engine, files, network } from './open-workspace';

/** A turn of a conversation that ended well. */
export const aTurn = (overrides: Partial<ProjectTurn> = {}): ProjectTurn => ({
  id: 'task-1',
  kind: 'generated',
  prompt: 'a small bakery in Bath',
  mode: 0,
  target: null,
  status: 'done',
  parts: [],
  version: 1,
  created_at: '2026-11-20T10:00:00.000Z',
  ...overrides,
});

/** A project as the host keeps it, generated once. */
export const aHostProject = (overrides: Partial<ProjectRecord> = {}): ProjectRecord => ({
  id: 'kept-1',
  title: 'A Small Bakery',
  slug: 'a-small-bakery',
  description: 'a small bakery in Bath...',
  prompt: 'a small bakery in Bath',
  state: 'draft',
  version: 1,
  title_is_own: false,
  revision: 1,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  website_id: null,
  link: null,
  files,
  engine,
  turns: [aTurn()],
  task_id: null,
  ...overrides,
});

/** Has the host keep this project, its only one; what it keeps then can be changed. */
export function storeAtHost(project = aHostProject()): { project: ProjectRecord } {
  const host = { project };
  network.respond(getProject, () => ({ message: 'Project loaded', project: host.project }));
  network.respond(listProjects, () => ({
    message: 'Projects loaded',
    projects: [host.project],
    total: 1,
  }));
  network.respond(listVersions, () => ({ message: 'Versions loaded', versions: [] }));
  return host;
}

/** Somebody comes back to this tab. */
export const returnToTab = (): void =>
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
