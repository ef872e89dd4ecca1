import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startGeneration } from 'shared-kit/contract';
import { button, done, files, handOver, network, openReady } from '../../testing/open-workspace';

const html =
  '<!doctype html><html lang="en"><body><h1>Bread</h1><main><h2>Menu</h2><p>Rye</p></main></body></html>';

const frame = () => {
  const found = screen.getByTitle('Preview of Build A Bakery');
  if (!(found instanceof HTMLIFrameElement)) throw new Error('no frame');
  return found;
};
const nonce = () => new URL(frame().src).hash.replace('#nonce=', '');

/** A message as the runner would send it, or somebody else. */
const say = (message: object, source: Window | null = frame().contentWindow) =>
  act(() => {
    const data = { channel: 'sitewright-preview', nonce: nonce(), ...message };
    fireEvent(window, new MessageEvent('message', { data, source }));
  });
const point = (at: unknown, source?: Window | null) => say({ type: 'picked', at }, source);

/** A finished website, being pointed at. */
async function openPointing() {
  const page = await openReady(handOver(), done({ html }));
  const inner = frame().contentWindow;
  const posted = jest.spyOn(inner ?? window, 'postMessage').mockImplementation(() => undefined);
  await page.user.click(button('Point at it'));
  const panel = await screen.findByRole('region', { name: 'Point at an element' });
  const told = () => posted.mock.calls.map(([message]) => message as { at: number; on: boolean });
  return { ...page, panel, told };
}

const promptForm = () => within(screen.getByRole('form', { name: 'New prompt' }));

it('changes the element that was pointed at, and nothing else', async () => {
  const { user, told } = await openPointing();
  expect(told().at(-1)).toMatchObject({ type: 'pick', on: true, at: null, nonce: nonce() });
  point(html.indexOf('<h2'));
  expect(await promptForm().findByText('Heading “Menu”')).toBeVisible();
  const field = promptForm().getByRole('textbox', { name: 'New prompt' });
  await waitFor(() => expect(field).toHaveFocus());
  network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-2' }));
  await user.type(field, 'Say prices');
  // An element cannot become a new website.
  expect(button('Add New Prompt')).toBeDisabled();
  await user.click(button('Tweak/Update Prompt'));
  await waitFor(() => expect(network.calls(startGeneration)).toHaveLength(2));
  expect(network.calls(startGeneration)[1]?.body).toMatchObject({
    type: 1,
    prompt: 'Say prices',
    html,
    css: files.css,
    target: { at: html.indexOf('<h2'), selector: 'body > main > h2', excerpt: '<h2>Menu</h2>' },
  });
  expect(screen.queryByRole('region', { name: 'Point at an element' })).toBeNull();
  const thread = within(screen.getByRole('list', { name: 'Conversation' }));
  expect(thread.getByText('Heading “Menu”')).toBeVisible();
});

it('lets go of the element, and the next prompt is about the whole page', async () => {
  const { user } = await openPointing();
  point(html.indexOf('<h2'));
  await user.click(await screen.findByRole('button', { name: 'Change the whole page instead' }));
  expect(screen.queryByText('Heading “Menu”', { selector: 'output' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Point at an element' })).toBeNull();
  network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-2' }));
  await user.type(promptForm().getByRole('textbox'), 'Make it blue{Control>}{Enter}{/Control}');
  await waitFor(() => expect(network.calls(startGeneration)).toHaveLength(2));
  expect(network.calls(startGeneration)[1]?.body).not.toHaveProperty('target');
});

it('lets the keyboard choose from a list, and the preview outlines the choice', async () => {
  const { user, panel, told } = await openPointing();
  const list = within(panel).getByRole('combobox', { name: 'Elements of the page' });
  await user.selectOptions(list, within(list).getByRole('option', { name: /Rye/ }));
  expect(told().at(-1)).toMatchObject({ on: true, at: html.indexOf('<p') });
  expect(await promptForm().findByText('Paragraph “Rye”')).toBeVisible();
});

it('takes nothing but a place in the member’s own page from the preview', async () => {
  const { panel } = await openPointing();
  point(html.indexOf('<h2'), window);
  say({ type: 'picked', at: html.indexOf('<h2'), nonce: 'guessed' });
  for (const at of ['3', -1, 1.5, 2, 1e15, { at: 3 }]) point(at);
  expect(within(panel).getByRole('combobox')).toHaveDisplayValue(/^Point at something on the page/);
  expect(screen.queryByRole('button', { name: 'Change the whole page instead' })).toBeNull();
  expect(network.calls(startGeneration)).toHaveLength(1);
});

it('ends with Escape, here and in the preview', async () => {
  const { user, panel, told } = await openPointing();
  within(panel).getByRole('combobox').focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Point at an element' })).toBeNull();
  expect(told().at(-1)).toMatchObject({ on: false });
  await user.click(button('Point at it'));
  expect(await screen.findByRole('region', { name: 'Point at an element' })).toBeVisible();
  point(null);
  expect(screen.queryByRole('region', { name: 'Point at an element' })).toBeNull();
});
