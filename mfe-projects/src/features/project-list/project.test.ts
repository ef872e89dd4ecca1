import { aProjectSummary, aWebsiteListItem } from 'shared-kit/testing';
import { joinProjects, workspaceOf } from './project';

const website = aWebsiteListItem({ id: 'w1', title: 'Bakery', project_id: 'p1' });

test('a published project is one row, with the website’s title and link', () => {
  const hostProject = aProjectSummary({ id: 'p1', title: 'Build A Bakery', website_id: 'w1' });
  const projects = joinProjects([website], [hostProject]);
  expect(projects).toHaveLength(1);
  expect(projects[0]).toMatchObject({
    id: 'w1',
    title: 'Bakery',
    state: 'online',
    website,
    hostProject,
  });
});

test('a title changed since publishing is shown', () => {
  const hostProject = aProjectSummary({ id: 'p1', title: 'My bakery', title_is_own: true });
  expect(joinProjects([website], [hostProject])[0]?.title).toBe('My bakery');
});

test('drafts and published projects are sorted together, latest change first', () => {
  const projects = joinProjects(
    [
      aWebsiteListItem({ id: 'w1', created_at: '2026-03-02T10:00:00.000Z' }),
      aWebsiteListItem({ id: 'w2', created_at: '2026-03-01T10:00:00.000Z' }),
    ],
    [
      aProjectSummary({ id: 'p1', website_id: 'w2', updated_at: '2026-03-05T10:00:00.000Z' }),
      aProjectSummary({ id: 'p2', state: 'generating', updated_at: '2026-03-03T10:00:00.000Z' }),
    ],
  );
  expect(projects.map(({ id, state }) => [id, state])).toEqual([
    ['w2', 'online'],
    ['p2', 'generating'],
    ['w1', 'online'],
  ]);
});

test('a website deleted between the two responses is not shown as a draft', () => {
  expect(joinProjects([], [aProjectSummary({ website_id: 'w1' })])).toEqual([]);
});

test('a website without a project is opened by its own id', () => {
  const [project] = joinProjects([aWebsiteListItem({ id: 'w1' })], []);
  expect(project && workspaceOf(project)).toBe('/workspace?website=w1');
  expect(project?.hostProject).toBeNull();
});
