import { act, screen, waitFor } from '@testing-library/react';
import {
  createProject,
  getProject,
  getWebsite,
  listProjects,
  publishWebsite,
  renameProject,
  restoreProject,
  saveVersion,
  startGeneration,
} from 'shared-kit/contract';
import { apiFailure, aWebsite } from 'shared-kit/testing';
import { aHostProject, aTurn, returnToTab, storeAtHost } from '../testing/host-project';
import {
  button,
  done,
  files,
  handOver,
  network,
  open,
  publishFirst,
} from '../testing/open-workspace';

const openKept = (path = '/workspace?project=kept-1') => open(null, { path });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const missing = (text: string) => apiFailure('NOT_FOUND', text, 404);

describe('a project this browser has never seen', () => {
  it('opens from the host by its address, as it is there', async () => {
    storeAtHost(aHostProject({ website_id: 'site-1', link: 'http://localhost:3001/bakery/' }));
    openKept();
    expect(screen.getByText('Opening the project')).toBeInTheDocument();
    expect(await heading('A Small Bakery')).toBeVisible();
    expect(screen.getByText('Ready')).toBeVisible();
    expect(screen.getByText('a small bakery in Bath')).toBeVisible();
    expect(screen.getByRole('link', { name: /localhost:3001\/bakery/ })).toBeVisible();
    expect(button('Publish')).toBeEnabled();
    expect(network.calls(startGeneration)).toHaveLength(0);
  });

  it('that is being generated is followed to its end', async () => {
    const turn = aTurn({ id: 'task-7', status: 'running', version: null });
    const running = { task_id: 'task-7', version: null, files: null, turns: [turn] };
    const host = storeAtHost(aHostProject({ state: 'generating', ...running }));
    openKept();
    await waitFor(() => expect(network.isFollowed('task-7')).toBe(true));
    host.project = aHostProject({ title: 'Nook & Crumb', revision: 2 });
    act(() => network.sendTask('task-7', { ...done(), version: 1 }));
    expect(await heading('Nook & Crumb')).toBeVisible();
    expect(screen.getByText('Ready')).toBeVisible();
  });

  it('that failed says why and can be tried again', async () => {
    const turn = aTurn({ status: 'failed', version: null, message: 'The model was busy.' });
    storeAtHost(aHostProject({ version: null, files: null, turns: [turn] }));
    openKept();
    expect(await screen.findAllByText(/The model was busy\./)).not.toHaveLength(0);
    expect(screen.getAllByRole('button', { name: 'Retry' })).not.toHaveLength(0);
  });

  it('that does not exist says so and leads to the projects', async () => {
    network.respond(getProject, () => missing('There is no such project'));
    openKept();
    expect(await screen.findByText('This project does not exist')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to projects' })).toHaveAttribute(
      'href',
      '/projects',
    );
  });

  it('waits for a connection, and opens with Retry', async () => {
    network.fail(getProject, 'unreachable');
    const { user } = openKept();
    expect(await screen.findByText('You are offline')).toBeVisible();
    storeAtHost();
    await user.click(button('Retry'));
    expect(await heading('A Small Bakery')).toBeVisible();
  });

  it('is the latest one where no address says which', async () => {
    storeAtHost();
    const { location } = openKept('/workspace');
    expect(await heading('A Small Bakery')).toBeVisible();
    expect(location().search).toBe('?project=kept-1');
    expect(network.calls(listProjects)[0]?.query).toEqual({ which: 'all', limit: 1 });
  });
});

describe('a website from before projects were kept', () => {
  const id = '0190c3f0-0000-7000-8000-000000000101';
  const path = `/workspace?website=${id}`;

  // Proof P313
  it('becomes a project with its code, and opens', async () => {
    storeAtHost(aHostProject({ id: `site-${id}`, title: 'Corner Bakery Site', website_id: id }));
    network.respond(getWebsite, () => ({ message: 'Website loaded', project: aWebsite({ id }) }));
    network.respond(createProject, () => ({ message: 'Saved', project: aHostProject() }));
    network.respond(saveVersion, () => apiFailure('CONFLICT', 'There is a version', 409));
    const { location } = openKept(path);
    expect(await heading('Corner Bakery Site')).toBeVisible();
    expect(location().search).toBe(`?project=site-${id}`);
    expect(network.calls(createProject)[0]?.body).toMatchObject({
      id: `site-${id}`,
      website_id: id,
      title_is_own: true,
    });
    expect(network.calls(saveVersion)[0]?.body).toMatchObject({ base: 0, css: aWebsite().csscode });
  });

  it('opens the project it has', async () => {
    storeAtHost();
    const project = { ...aWebsite({ id }), project_id: 'kept-1' };
    network.respond(getWebsite, () => ({ message: 'Website loaded', project }));
    const { location } = openKept(path);
    expect(await heading('A Small Bakery')).toBeVisible();
    expect(location().search).toBe('?project=kept-1');
    expect(network.calls(createProject)).toHaveLength(0);
  });
});

describe('a new project', () => {
  it('is told to the host before its generation has begun, and is in the address', async () => {
    const given = handOver();
    const { id } = given.project;
    network.respond(startGeneration, () => apiFailure('RATE_LIMITED', 'Too many', 429));
    network.respond(createProject, () => {
      storeAtHost(aHostProject({ id, version: null, files: null, turns: [] }));
      return { message: 'Saved', project: aHostProject({ id }) };
    });
    const { location } = open(given);
    expect(location().search).toBe(`?project=${id}`);
    await waitFor(() => expect(network.calls(createProject)).toHaveLength(1));
    expect(network.calls(createProject)[0]?.body).toEqual({
      id,
      prompt: 'build a bakery website',
      title: 'Build A Bakery',
      slug: 'build-a-bakery',
      title_is_own: false,
    });
  });
});

describe('two browsers with one project', () => {
  it('the later rename is told, and shows the other’s title', async () => {
    const host = storeAtHost();
    const { user } = openKept();
    await heading('A Small Bakery');
    network.respond(renameProject, () => {
      host.project = aHostProject({ title: 'Theirs', revision: 2 });
      return apiFailure('CONFLICT', 'It is now called “Theirs”.', 409);
    });
    await user.click(button('Edit title'));
    await user.keyboard('Mine{Enter}');
    expect(await screen.findByText('It is now called “Theirs”.')).toBeVisible();
    expect(await heading('Theirs')).toBeVisible();
    expect(network.calls(renameProject)[0]?.body).toEqual({ revision: 1, title: 'Mine' });
  });

  it('a rename is told on the revision its member saw, also when the project is read first', async () => {
    const host = storeAtHost();
    const { user } = openKept();
    await heading('A Small Bakery');
    network.respond(renameProject, () => apiFailure('CONFLICT', 'It is now “Theirs”.', 409));
    await user.click(button('Edit title'));
    host.project = aHostProject({ title: 'Theirs', revision: 2 });
    await user.keyboard('Mine{Enter}');
    expect(await screen.findByText('It is now “Theirs”.')).toBeVisible();
    expect(network.calls(renameProject)[0]?.body).toEqual({ revision: 1, title: 'Mine' });
    expect(await heading('Theirs')).toBeVisible();
  });

  it('a rename that meets nobody is kept at the host', async () => {
    const host = storeAtHost();
    const { user } = openKept();
    await heading('A Small Bakery');
    network.respond(renameProject, ({ body }) => {
      host.project = aHostProject({ title: body.title ?? '', revision: 2 });
      return { message: 'Project renamed', project: host.project };
    });
    await user.click(button('Edit title'));
    await user.keyboard('Mine{Enter}');
    await waitFor(() => expect(network.calls(renameProject)).toHaveLength(1));
    returnToTab();
    expect(await heading('Mine')).toBeVisible();
    expect(network.calls(renameProject)).toHaveLength(1);
  });

  it('a change names the version it is asked on, and is refused on an older one', async () => {
    const host = storeAtHost();
    const { user } = openKept();
    await heading('A Small Bakery');
    network.respond(startGeneration, () => {
      const newer = { ...files, html: '<h1>Theirs</h1>' };
      const turns = [aTurn(), aTurn({ id: 'task-2', mode: 1, kind: 'refined', version: 2 })];
      host.project = aHostProject({ version: 2, files: newer, turns });
      return apiFailure('CONFLICT', 'Version 2 of this project was made in another place.', 409);
    });
    await user.type(screen.getByRole('textbox', { name: 'New prompt' }), 'darker');
    await user.click(button('Tweak/Update Prompt'));
    expect(await screen.findAllByText(/^Version 2 of this project was made/)).not.toHaveLength(0);
    expect(network.calls(startGeneration)[0]?.body).toMatchObject({ base: 1, type: 1 });
    await waitFor(() => expect(network.calls(getProject).length).toBeGreaterThan(1));
  });

  it('shows what the other made when somebody comes back to this tab', async () => {
    const host = storeAtHost();
    openKept();
    await heading('A Small Bakery');
    host.project = aHostProject({ title: 'Theirs', revision: 2, version: 2 });
    returnToTab();
    expect(await heading('Theirs')).toBeVisible();
  });

  it('one that was deleted in the other can be brought back', async () => {
    storeAtHost();
    const { user } = openKept();
    await heading('A Small Bakery');
    network.respond(getProject, () => missing('There is no such project'));
    network.respond(createProject, () => missing('There is no such project'));
    returnToTab();
    expect(await screen.findByText('“A Small Bakery” was deleted')).toBeVisible();
    network.respond(restoreProject, () => {
      storeAtHost();
      return { message: 'The project is back', project: aHostProject() };
    });
    await user.click(button('Bring it back'));
    expect(await screen.findByText('The project is back')).toBeVisible();
    expect(await heading('A Small Bakery')).toBeVisible();
  });
});

it('names its project when it is published', async () => {
  storeAtHost();
  network.respond(publishWebsite, () => ({ message: 'Website published' }));
  const { user } = openKept();
  await heading('A Small Bakery');
  await publishFirst(user);
  await screen.findByText('Website published');
  expect(network.calls(publishWebsite)[0]?.body).toMatchObject({ project_id: 'kept-1' });
});
