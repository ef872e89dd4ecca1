import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addPicture, getPicture, listPictures, removePicture } from 'shared-kit/contract';
import type { Picture } from 'shared-kit/contract';
import { apiFailure } from 'shared-kit/testing';
import { packProject } from './export/project-archive';
import { button, done, files, handOver, network, openReady } from './testing/open-workspace';
import { textIn, unpackArchive } from './testing/unpack-archive';

const loaf: Picture = {
  name: 'loaf-1a2b3c4d.webp',
  alt: 'Loaf',
  width: 12,
  height: 8,
  bytes: 2_048,
  address: `/_pictures/${'a'.repeat(32)}/loaf-1a2b3c4d.webp`,
};
const html = `<!doctype html><html lang="en"><body><img src="assets/images/${loaf.name}" alt=""></body></html>`;
const png = (name = 'Loaf.png', type = 'image/png') => new File(['pixels'], name, { type });

const serve = (pictures: Picture[] = [loaf]) =>
  network.respond(listPictures, () => ({ message: 'ok', pictures }));

function drop(...dropped: File[]): void {
  const event = new Event('drop', { cancelable: true });
  Object.assign(event, { dataTransfer: { types: ['Files'], files: dropped } });
  act(() => {
    fireEvent(window, event);
  });
  expect(event.defaultPrevented).toBe(true);
}

const refusals = () => {
  const list = screen.queryByRole('list', { name: 'Files that were not added' });
  return list ? within(list).getAllByRole('listitem') : [];
};

it('adds pictures to the project that is open, and says which file was refused', async () => {
  const given = handOver();
  const { user } = await openReady(given);
  network.respond(addPicture, () => ({ message: 'Picture added', picture: loaf }));
  await user.upload(screen.getByLabelText('Picture files'), png());
  const list = await screen.findByRole('list', { name: 'Your pictures' });
  expect(within(list).getByRole('img', { name: 'Loaf' })).toHaveAttribute(
    'src',
    `http://localhost:3001${loaf.address}`,
  );
  expect(network.calls(addPicture)).toMatchObject([
    { body: { project_id: given.project.id, file: 'Loaf.png', content: btoa('pixels') } },
  ]);
  network.respond(addPicture, () => apiFailure('BAD_REQUEST', 'The file is damaged', 400));
  drop(png('Oven.png'), png('page.svg', 'image/svg+xml'));
  await waitFor(() => expect(refusals()).toHaveLength(2));
  const [damaged, foreign] = refusals();
  expect(damaged).toHaveTextContent('Oven.png: The file is damaged');
  expect(foreign).toHaveTextContent(/^page\.svg is not a picture that can be used/);
  expect(screen.getAllByText('Oven.png: The file is damaged')).toHaveLength(2);
  expect(network.calls(addPicture)).toHaveLength(2);
  const oven = { ...loaf, name: 'oven-5e6f7a8b.webp', alt: 'Oven again' };
  network.respond(addPicture, () => ({ message: 'Picture added', picture: oven }));
  drop(png('Oven again.png'));
  await waitFor(() => expect(network.calls(addPicture)).toHaveLength(3));
  expect(refusals()).toHaveLength(0);
});

it('removes a picture', async () => {
  serve();
  const { user } = await openReady();
  network.respond(removePicture, () => ({ message: 'Picture removed' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the picture Loaf' }));
  expect(network.calls(removePicture)).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Your pictures' })).toBeNull());
  expect(network.calls(removePicture)).toMatchObject([{ params: { name: loaf.name } }]);
});

it('shows them in the explorer, and the preview finds them by their address', async () => {
  serve();
  const { user } = await openReady(handOver(), done({ html }));
  const frame = screen.getByTitle('Preview of Build A Bakery');
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('no frame');
  const inner = frame.contentWindow;
  const posted = jest.spyOn(inner ?? window, 'postMessage').mockImplementation(() => undefined);
  const nonce = new URL(frame.src).hash.replace('#nonce=', '');
  await screen.findByRole('list', { name: 'Your pictures' });
  act(() => {
    const data = { channel: 'sitewright-preview', type: 'ready', nonce };
    fireEvent(window, new MessageEvent('message', { data, source: inner }));
  });
  expect(JSON.stringify(posted.mock.calls)).toContain(`http://localhost:3001${loaf.address}`);
  expect(JSON.stringify(posted.mock.calls)).not.toContain('"assets/images');
  await user.click(screen.getByRole('tab', { name: 'Code' }));
  if (!screen.queryByRole('treeitem', { name: 'images' })) {
    await user.click(screen.getByRole('treeitem', { name: 'assets' }));
  }
  await user.click(screen.getByRole('treeitem', { name: loaf.name }));
  expect(screen.getByText(`assets/images/${loaf.name} · 12 × 8 · 2 KB`)).toBeVisible();
});

it('packs the pictures a page shows beside its four files', async () => {
  const pictures = new Map([[loaf.name, new Uint8Array([1, 2, 3])]]);
  const page = { ...files, html };
  const fonts = new Map<string, Uint8Array>();
  const project = { title: 'Bakery', prompt: '', files: page, pictures, fonts, link: null };
  const packed = await unpackArchive(await packProject(project));
  expect(Object.keys(packed).toSorted()).toEqual([
    'README.md',
    `assets/images/${loaf.name}`,
    'index.html',
    'script.js',
    'styles.css',
  ]);
  expect([...(packed[`assets/images/${loaf.name}`] ?? [])]).toEqual([1, 2, 3]);
  expect(textIn(packed, 'index.html')).toContain(`"assets/images/${loaf.name}"`);
});

it('exports the pictures a page shows, and says so when one cannot be had', async () => {
  serve();
  const { user } = await openReady(handOver(), done({ html }));
  network.respond(getPicture, () => apiFailure('UNAVAILABLE', 'Not now', 503));
  await user.click(button('Export'));
  expect(await screen.findByText('Failed to export project. Please try again.')).toBeVisible();
  expect(network.calls(getPicture)).toMatchObject([{ params: { name: loaf.name } }]);
});
