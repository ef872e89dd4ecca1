import { screen, waitFor, within } from '@testing-library/react';
import {
  deleteProject,
  deleteWebsite,
  duplicateProject,
  listDeletedWebsites,
  listProjects,
  listWebsites,
  renameProject,
  restoreProject,
  undeleteWebsite,
} from 'shared-kit/contract';
import type { ProjectSummary, WebsiteListItem } from 'shared-kit/contract';
import {
  aProjectSummary,
  apiFailure,
  aWebsiteListItem,
  installFakeNetwork,
  renderPage,
} from 'shared-kit/testing';
import ProjectListRoute from './project-list.route';

const network = installFakeNetwork();
const websiteId = '0190c3f0-0000-7000-8000-000000000101';
const bakery = aWebsiteListItem({
  id: websiteId,
  title: 'Bakery',
  state: 'online',
  project_id: 'p-bakery',
});
const hostBakery = aProjectSummary({ id: 'p-bakery', title: 'Bakery', website_id: websiteId });
const club = aProjectSummary({ id: 'p-club', title: 'Chess Club', revision: 4 });

/** A host with these projects; deleted ones can be restored. */
function hostWith(websites: WebsiteListItem[], projects: ProjectSummary[]) {
  let storedProjects = projects;
  let gone: ProjectSummary[] = [];
  network.respond(listWebsites, () => ({ message: websites }));
  network.respond(listProjects, ({ query: { which, page = 1, limit = 500 } }) => {
    const all = which === 'deleted' ? gone : storedProjects;
    const shown = all.slice((page - 1) * limit, page * limit);
    return { message: 'Projects loaded', projects: shown, total: all.length };
  });
  network.respond(deleteProject, ({ params }) => {
    gone = storedProjects.filter(({ id }) => id === params.project_id);
    storedProjects = storedProjects.filter(({ id }) => id !== params.project_id);
    return { message: 'Project deleted' };
  });
  network.respond(restoreProject, () => {
    storedProjects = [...storedProjects, ...gone];
    gone = [];
    return { message: 'The project is back', project: storedProjects.at(-1) ?? club };
  });
  return { keep: (projectsNow: ProjectSummary[]) => (storedProjects = projectsNow) };
}

const open = () => renderPage(<ProjectListRoute />, { path: '/projects', route: '/projects' });
const item = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const row = heading.closest('li');
  if (!row) throw new Error(`${title} is in no list`);
  return within(row);
};

// Proof P105
test('drafts stand among the published ones with their own badges', async () => {
  hostWith(
    [bakery, aWebsiteListItem({ id: 'w2', title: 'Old shop', state: 'offline' })],
    [hostBakery, club, aProjectSummary({ id: 'p-new', title: 'New site', state: 'generating' })],
  );
  open();
  expect((await item('Bakery')).getByText('Published')).toBeInTheDocument();
  expect((await item('Old shop')).getByText('Offline')).toBeInTheDocument();
  expect((await item('Chess Club')).getByText('Draft')).toBeInTheDocument();
  expect((await item('New site')).getByText('Generating')).toBeInTheDocument();
  expect(screen.getByText('4 projects')).toBeInTheDocument();
});

test('every project opens in the workspace, by its button and by its title', async () => {
  hostWith([bakery], [hostBakery, club]);
  open();
  for (const [title, id] of [
    ['Bakery', 'p-bakery'],
    ['Chess Club', 'p-club'],
  ] as const) {
    const row = await item(title);
    for (const name of [title, `Open ${title}`]) {
      expect(row.getByRole('link', { name })).toHaveAttribute('href', `/workspace?project=${id}`);
    }
  }
});

test('a draft has no link to copy, no messages and nothing published', async () => {
  hostWith([bakery], [hostBakery, club]);
  open();
  const row = await item('Chess Club');
  expect(row.getByText('A site for a corner bakery')).toBeInTheDocument();
  expect(row.queryByRole('link', { name: /Messages of/ })).not.toBeInTheDocument();
  for (const name of [/Copy link of/, /Publication of/]) {
    expect(row.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

// Proof P100
test('the search finds published projects and drafts', async () => {
  hostWith([bakery], [hostBakery, club, aProjectSummary({ id: 'p3', title: 'Chess shop' })]);
  const { user } = open();
  await item('Bakery');
  await user.type(screen.getByRole('searchbox'), 'cHESS');
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Chess Club',
    'Chess shop',
  ]);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'bak');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('renaming sends the revision it is based on and shows the new title', async () => {
  const host = hostWith([], [club]);
  network.respond(renameProject, ({ body }) => {
    const renamed = { ...club, title: body.title ?? '', title_is_own: true, revision: 5 };
    host.keep([renamed]);
    return { message: 'Project renamed', project: renamed };
  });
  const { user } = open();
  await user.click((await item('Chess Club')).getByRole('button', { name: 'Rename Chess Club' }));
  const field = await screen.findByLabelText('Title');
  expect(field).toHaveValue('Chess Club');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(field).toHaveAccessibleDescription('Title is required');
  await user.type(field, 'Rook Society{Enter}');
  expect(await screen.findByRole('heading', { name: 'Rook Society' })).toBeInTheDocument();
  expect(screen.getByText('Project renamed')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(network.calls(renameProject)).toEqual([
    expect.objectContaining({
      params: { project_id: 'p-club' },
      body: { title: 'Rook Society', revision: 4 },
    }),
  ]);
});

test('a project renamed elsewhere meanwhile shows the host’s message and is reloaded', async () => {
  const host = hostWith([], [club]);
  network.respond(renameProject, () => {
    host.keep([{ ...club, title: 'Rooks', revision: 5 }]);
    return apiFailure('CONFLICT', 'This project is called “Rooks” by now', 409);
  });
  const { user } = open();
  await user.click((await item('Chess Club')).getByRole('button', { name: 'Rename Chess Club' }));
  await user.type(await screen.findByLabelText('Title'), ' 2{Enter}');
  expect(await screen.findByText('This project is called “Rooks” by now')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Rooks' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a duplicate appears beside its original; one that is being built has nothing to copy', async () => {
  const host = hostWith([], [club, aProjectSummary({ id: 'p2', title: 'New', version: null })]);
  let finish = (): void => undefined;
  network.respond(duplicateProject, ({ body }) => {
    const copy = { ...club, id: body.id, title: 'Chess Club copy' };
    return new Promise((resolve) => {
      finish = () => {
        host.keep([copy, club]);
        resolve({ message: 'Project duplicated', project: copy });
      };
    });
  });
  const { user } = open();
  expect((await item('New')).getByRole('button', { name: 'Duplicate New' })).toBeDisabled();
  await user.dblClick(screen.getByRole('button', { name: 'Duplicate Chess Club' }));
  await waitFor(() => expect(network.calls(duplicateProject)).not.toHaveLength(0));
  finish();
  expect(await screen.findByRole('heading', { name: 'Chess Club copy' })).toBeInTheDocument();
  expect(network.calls(duplicateProject)).toHaveLength(1);
});

async function confirmDeletionOf(user: ReturnType<typeof open>['user'], title: string) {
  await user.click(await screen.findByRole('button', { name: `Delete ${title}` }));
  await user.click(await screen.findByRole('button', { name: 'Delete project' }));
}

test('a deleted draft comes back with Undo in the toast', async () => {
  hostWith([], [club]);
  const { user } = open();
  await confirmDeletionOf(user, 'Chess Club');
  expect(await screen.findByText('No projects yet')).toBeInTheDocument();
  const toast = await screen.findByRole('status', { name: '' });
  expect(toast).toHaveTextContent('Project deleted');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Chess Club' })).toBeInTheDocument();
  expect(network.calls(restoreProject)[0]?.params).toEqual({ project_id: 'p-club' });
});

test('a deleted website comes back with Undo in the toast', async () => {
  hostWith([bakery], []);
  network.respond(deleteWebsite, () => ({ message: 'The website was taken down' }));
  network.respond(undeleteWebsite, () => ({ message: 'The website is back' }));
  const { user } = open();
  await confirmDeletionOf(user, 'Bakery');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The website is back')).toBeInTheDocument();
  expect(network.calls(undeleteWebsite)[0]?.params).toEqual({ id: websiteId });
});

test('a host with only the specification’s calls is not offered other actions', async () => {
  network.respond(listWebsites, () => ({ message: [aWebsiteListItem({ title: 'Plain' })] }));
  network.respond(deleteWebsite, () => ({ message: 'Deleted' }));
  const { user, reported } = open();
  const row = await item('Plain');
  expect(row.queryByRole('button', { name: /Rename|Duplicate/ })).not.toBeInTheDocument();
  await confirmDeletionOf(user, 'Plain');
  expect(await screen.findByText('Deleted')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(reported).toEqual([]);
});

test('a failure to load drafts does not hide published projects', async () => {
  hostWith([bakery], [hostBakery, club]);
  network.fail(listProjects, 'unreachable');
  const { user } = open();
  expect(await screen.findByText('Your drafts could not be loaded')).toBeInTheDocument();
  expect(await item('Bakery')).toBeDefined();
  hostWith([bakery], [hostBakery, club]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await item('Chess Club')).toBeDefined();
  expect(screen.queryByText('Your drafts could not be loaded')).not.toBeInTheDocument();
});

test('a thousand drafts are loaded in pages, and ten rows are shown', async () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    aProjectSummary({ id: `p${index}`, title: `Draft ${index}` }),
  );
  hostWith([], many);
  open();
  expect(await screen.findByText('1,000 projects')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10);
  expect(network.calls(listProjects)).toHaveLength(2);
});

test('a deleted project appears once in the list of deleted ones, draft or website', async () => {
  hostWith([], [club]);
  const times = { deleted_at: '2026-03-02T12:00:00.000Z', gone_at: '2026-03-09T12:00:00.000Z' };
  network.respond(listDeletedWebsites, () => ({
    message: 'Deleted websites',
    websites: [{ id: websiteId, title: 'Bakery', project_id: 'p-bakery', ...times }],
  }));
  const { user } = open();
  await item('Chess Club');
  network.respond(listProjects, () => ({
    message: 'Projects loaded',
    projects: [hostBakery, club],
    total: 2,
  }));
  await user.click(screen.getByText('Recently deleted'));
  const list = within(await screen.findByRole('list', { name: 'Recently deleted' }));
  expect(list.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    expect.stringContaining('Bakery'),
    expect.stringContaining('Chess Club'),
  ]);
  await user.click(list.getByRole('button', { name: 'Bring Chess Club back' }));
  await waitFor(() => expect(network.calls(restoreProject)).toHaveLength(1));
});
