import { createDraftProject } from './draft-project';
import { readHandOver } from './hand-over';

const project = createDraftProject('A small bakery', {
  userId: 'user-1',
  newId: () => 'draft-1',
  now: () => new Date(0),
});

// Proof P29
it('reads what it wrote, after the trip through the history entry', () => {
  const state: unknown = structuredClone({ project, prompt: 'A small bakery' });
  expect(readHandOver(state)).toEqual({ project, prompt: 'A small bakery' });
});

it.each([
  null,
  undefined,
  'text',
  {},
  { project },
  { prompt: 'x' },
  { prompt: 'x', project: null },
  { prompt: 'x', project: { ...project, title: undefined } },
])('counts %j as none', (state) => {
  expect(readHandOver(state)).toBeNull();
});
