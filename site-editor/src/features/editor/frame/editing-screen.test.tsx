import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-kit/client';
import { loadEditedSite, publishEditedSite, saveEditedSite } from 'shared-kit/contract';
import type { EditedSite, SiteBlock } from 'shared-kit/contract';
import { apiFailure, installFakeNetwork, renderPage } from 'shared-kit/testing';
import { headlessCanvas } from '../../../testing/headless-canvas';
import { keptWork, workName } from '../work/kept-work';
import { createWork } from '../work/site-work';
import { EditingScreen } from './editing-screen';

const network = installFakeNetwork();
const revision = (letter: string) => letter.repeat(32);
const site: EditedSite = {
  title: 'Harbour Street Bakery',
  html: '<main><section><h1>Bread</h1><p>Every morning.</p></section><img src="https://a.test/b.png" alt="A loaf"></main>',
  css: '',
  js: '',
  revision: revision('a'),
  version: 1,
  link: 'http://localhost:3001/bakery/',
  sitesUrl: 'http://localhost:3001',
  pictures: [],
};
const faq: SiteBlock = {
  id: 'faq',
  label: 'FAQ',
  html: '<section><h2>Questions</h2></section>',
  css: '',
  js: '',
};

const faqOnly = (): Promise<readonly SiteBlock[]> => Promise.resolve([faq]);

async function openEditor(of: Partial<EditedSite> = {}, loadSections = faqOnly) {
  localStorage.clear();
  const work = createWork({ ...site, ...of }, 'the-token');
  const { open, editor } = headlessCanvas();
  const files = work.store.getState().saved;
  const { user } = renderPage(<EditingScreen {...{ work, files, open, loadSections }} />);
  await waitFor(() => expect(screen.queryByText('Opening the page')).not.toBeInTheDocument());
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  /** Chooses an element of the page by its layer. */
  const choose = async (name: RegExp) => {
    await press('Layers');
    for (const folder of ['Main part', /^Section/]) {
      const item = screen.queryByRole('treeitem', { name: folder, expanded: false });
      if (item) {
        act(() => item.focus());
        await user.keyboard('{ArrowRight}');
      }
    }
    await user.click(screen.getByRole('treeitem', { name }));
  };
  const changeHeading = async () => {
    await choose(/^Heading/);
    await press('Duplicate');
    await screen.findByText(/Unsaved changes$/);
  };
  const headings = () => editor().getHtml().match(/<h1/g)?.length;
  return { user, work, press, choose, changeHeading, headings, editor };
}

const saved = () =>
  network.respond(saveEditedSite, () => ({
    message: 'Saved as version 2',
    revision: revision('b'),
    version: 2,
  }));

it('says what is opened and that nothing is unsaved', async () => {
  await openEditor();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour Street Bakery');
  expect(screen.getByText('Saved as version 1')).toBeVisible();
  for (const name of ['Save', 'Undo', 'Redo']) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
  }
  expect(screen.getByRole('button', { name: 'Desktop' })).toHaveAttribute('aria-pressed', 'true');
});

it('saves a project that is not published as its next version, and offers no publishing', async () => {
  saved();
  const { changeHeading, press } = await openEditor({ link: '', draft: 'bakery' });
  expect(screen.getByText('Not published · Saved as version 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Published site/ })).toBeNull();
  const draft = workName({ link: '', draft: 'bakery' });
  await changeHeading();
  expect(keptWork(draft)).not.toBeNull();
  await press('Save');
  expect(await screen.findByText('Not published · Saved as version 2')).toBeVisible();
  expect(keptWork(draft)).toBeNull();
});

it('undoes and redoes a change', async () => {
  const { changeHeading, press, headings } = await openEditor();
  await changeHeading();
  expect(headings()).toBe(2);
  await press('Undo');
  expect(headings()).toBe(1);
  await press('Redo');
  expect(headings()).toBe(2);
});

it('saves as the next version', async () => {
  saved();
  const { changeHeading, press } = await openEditor();
  await changeHeading();
  await press('Save');
  expect(await screen.findByText('Saved as version 2')).toBeVisible();
  const [call] = network.calls(saveEditedSite);
  expect(call?.body).toMatchObject({ base: revision('a') });
  expect(call?.body.html.match(/<h1/g)).toHaveLength(2);
  expect(keptWork(site.link)).toBeNull();
});

it('lets the member choose when a newer version is there', async () => {
  const message = 'This website was changed in another place since you opened it';
  network.respond(saveEditedSite, () => apiFailure('CONFLICT', message, 409));
  const { changeHeading, press } = await openEditor();
  await changeHeading();
  await press('Save');
  expect(await screen.findByText('Changed somewhere else')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Discard mine and open the newer one' })).toBeVisible();
  expect(keptWork(site.link)).not.toBeNull();

  saved();
  network.respond(loadEditedSite, () => ({
    message: 'Website loaded',
    site: { ...site, revision: revision('c') },
  }));
  await press('Save mine on top');
  expect(await screen.findByText('Saved as version 2')).toBeVisible();
  expect(network.calls(saveEditedSite).at(-1)?.body.base).toBe(revision('c'));
  expect(screen.queryByText('Changed somewhere else')).not.toBeInTheDocument();
});

it('keeps the work while there is no connection, and saves it when it is back', async () => {
  network.fail(saveEditedSite, 'unreachable');
  const { changeHeading, press } = await openEditor();
  await changeHeading();
  await press('Save');
  expect(await screen.findByText('No connection')).toBeVisible();
  expect(screen.getByText(/Your work is kept in this browser/)).toBeVisible();
  expect(keptWork(site.link)?.files.html.match(/<h1/g)).toHaveLength(2);

  saved();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('The connection is back. Saved as version 2')).toBeVisible();
  expect(screen.queryByText('No connection')).not.toBeInTheDocument();
});

it('says when the way in has ended and the work is kept', async () => {
  network.respond(saveEditedSite, () => apiFailure('UNAUTHENTICATED', 'Sign in again', 401));
  const { changeHeading, press } = await openEditor();
  await changeHeading();
  await press('Save');
  expect(
    await screen.findByText(/Sign in again\. Your work is kept in this browser/),
  ).toBeVisible();
});

it('asks before a tab with unsaved work is closed', async () => {
  const { changeHeading } = await openEditor();
  const isAsked = (): boolean => {
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  expect(isAsked()).toBe(false);
  await changeHeading();
  expect(isAsked()).toBe(true);
});

it('publishes what is shown: saves it first', async () => {
  saved();
  const link = site.link;
  const message = 'Website published successfully';
  network.respond(publishEditedSite, () => ({ message, link }));
  const { changeHeading, press } = await openEditor();
  await changeHeading();
  await press('Publish');
  expect(await screen.findByText(message)).toBeVisible();
  expect(network.calls(publishEditedSite)[0]?.body.base).toBe(revision('b'));
});

it('sets the look of what is chosen, and says what is no value', async () => {
  const { user, choose, press, editor } = await openEditor();
  await choose(/^Heading/);
  await press('Style');
  const colour = screen.getByRole('textbox', { name: 'Text colour' });
  await user.type(colour, 'red{Enter}');
  await waitFor(() => expect(editor().getCss()).toMatch(/#\w+\{color:red;\}/));
  await user.clear(colour);
  await user.type(colour, 'very red{Enter}');
  expect(colour).toHaveAccessibleDescription('Enter a colour, such as #1a7f5a');
  expect(editor().getCss()).toMatch(/color:red/);
  await user.clear(colour);
  await user.keyboard('{Enter}');
  expect(editor().getCss()).not.toMatch(/color/);
});

describe('the fields of the look', () => {
  async function openStyle() {
    const page = await openEditor();
    await page.choose(/^Heading/);
    await page.press('Style');
    const size = screen.getByRole('textbox', { name: 'Size' });
    const css = () => page.editor().getCss() ?? '';
    return { ...page, size, css };
  }

  it('take a number in the unit beside it, or one typed with its unit', async () => {
    const { user, size, css } = await openStyle();
    await user.type(size, '24{Enter}');
    expect(css()).toMatch(/font-size:24px/);
    await waitFor(() => expect(size).toHaveValue('24'));
    await user.clear(size);
    await user.type(size, '1.5rem{Enter}');
    expect(css()).toMatch(/font-size:1\.5rem/);
    const unit = screen.getByRole('combobox', { name: 'Unit of size' });
    await waitFor(() => expect(unit).toHaveValue('rem'));
    expect(size).toHaveValue('1.5');
    await user.type(size, '{ArrowUp}');
    expect(css()).toMatch(/font-size:1\.6rem/);
    await user.selectOptions(unit, 'em');
    expect(css()).toMatch(/font-size:1\.6em/);
  });

  it('say what they take, and leave the look as it was', async () => {
    const { user, size, css } = await openStyle();
    await user.type(size, 'large-ish{Enter}');
    expect(size).toHaveAccessibleDescription('Enter a number, such as 24');
    expect(css()).not.toMatch(/font-size/);
  });

  it('have the common values one press away, and take them back with another', async () => {
    const { press, css } = await openStyle();
    await press('Size: L');
    await press('Weight: Bold');
    await press('Alignment: Centre');
    expect(css()).toMatch(/font-size:24px/);
    expect(css()).toMatch(/font-weight:700/);
    expect(css()).toMatch(/text-align:center/);
    const bold = screen.getByRole('button', { name: 'Weight: Bold' });
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
    await press('Weight: Bold');
    expect(css()).not.toMatch(/font-weight/);
  });

  it('set the space on all sides at once, or on one', async () => {
    const { user, press, css } = await openStyle();
    await press('Space inside: M');
    for (const side of ['top', 'right', 'bottom', 'left']) {
      expect(css()).toContain(`padding-${side}:16px`);
    }
    const inside = within(screen.getByRole('group', { name: 'Space inside' }));
    const top = inside.getByRole('textbox', { name: 'Top' });
    await waitFor(() => expect(top).toHaveValue('16'));
    await user.clear(top);
    await user.type(top, '40{Enter}');
    expect(css()).toContain('padding-top:40px');
    expect(css()).toContain('padding-left:16px');
    await press('Undo');
    expect(css()).toContain('padding-top:16px');
  });
});

it('adds a section behind the one that something is chosen in', async () => {
  const { user, choose, press, editor } = await openEditor();
  await choose(/^Heading/);
  await press('Add');
  await user.click(await screen.findByRole('button', { name: 'FAQ' }));
  expect(editor().getHtml()).toMatch(/<\/section><section[^>]*><h2>Questions/);
});

it('shows the page before the sections are drawn, and asks for them again when they did not come', async () => {
  const asked: ((sections: readonly SiteBlock[] | null) => void)[] = [];
  const loadSections = () =>
    new Promise<readonly SiteBlock[]>((resolve, reject) => {
      const failure = new ApiError({ status: 503, code: 'UNAVAILABLE', message: 'Later' });
      asked.push((sections) => (sections ? resolve(sections) : reject(failure)));
    });
  const { user } = await openEditor({}, loadSections);
  expect(screen.getByText('Drawing the sections')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Heading' })).toBeVisible();
  act(() => asked[0]?.(null));
  expect(await screen.findByText('The sections could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  act(() => asked[1]?.([faq]));
  expect(await screen.findByRole('button', { name: 'FAQ' })).toBeVisible();
});

it('every block has a drawing beside its name', async () => {
  await openEditor();
  const sections = within(await screen.findByRole('region', { name: 'Sections' }));
  for (const button of [
    await sections.findByRole('button', { name: 'FAQ' }),
    screen.getByRole('button', { name: 'Picture' }),
  ]) {
    expect(button.querySelectorAll('svg rect').length).toBeGreaterThan(1);
  }
});

it('adds a picture once it is known which one; who gives up leaves nothing behind', async () => {
  const { user, press, editor } = await openEditor();
  const before = editor().getHtml();
  await press('Picture');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(editor().getHtml()).toBe(before);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await press('Picture');
  const address = await screen.findByRole('textbox', { name: /address of a picture/ });
  await user.type(address, 'https://a.test/new.png{Enter}');
  expect(editor().getHtml()).toContain('src="https://a.test/new.png"');
  await press('Undo');
  expect(editor().getHtml()).toBe(before);
});

it('sets the description of a picture', async () => {
  const { user, choose, press, editor } = await openEditor();
  await choose(/^Picture/);
  await press('Settings');
  const shows = screen.getByRole('textbox', { name: 'Description of the picture' });
  expect(shows).toHaveValue('A loaf');
  await user.clear(shows);
  await user.type(shows, 'Two loaves{Enter}');
  expect(editor().getHtml()).toContain('alt="Two loaves"');
});

it('says which page cannot be edited', async () => {
  const work = createWork({ ...site, html: '<frameset><frame></frameset>' }, 'the-token');
  const { open } = headlessCanvas();
  const files = work.store.getState().saved;
  renderPage(<EditingScreen {...{ work, files, open }} loadSections={faqOnly} />);
  expect(await screen.findByText('This page cannot be edited here')).toBeVisible();
});

it('shows the page as visitors see it and comes back', async () => {
  const { press } = await openEditor();
  await press('Preview');
  const frame = await screen.findByTitle('Preview of Harbour Street Bakery');
  expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('allow-same-origin'));
  expect(frame).toHaveAttribute(
    'src',
    expect.stringMatching(/^http:\/\/localhost:3001\/_preview\/editor#nonce=/),
  );
  await press('Preview');
  expect(screen.queryByTitle('Preview of Harbour Street Bakery')).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('complementary')).getByRole('button', { name: 'Add' }),
  ).toBeVisible();
});
