import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getGenerationEngine, listPictures, markPicture } from 'shared-kit/contract';
import type { Picture } from 'shared-kit/contract';
import { apiFailure, installFakeNetwork, renderPage } from 'shared-kit/testing';
import { PictureStrip } from './picture-strip';
import { usePictures } from './use-pictures';

const network = installFakeNetwork();

const shot = (alt: string, isReference = false): Picture => ({
  name: `${alt.toLowerCase()}-1a2b3c4d.webp`,
  alt,
  width: 12,
  height: 8,
  bytes: 2_048,
  address: `/_pictures/${'a'.repeat(32)}/${alt.toLowerCase()}.webp`,
  is_reference: isReference,
});

function Strip() {
  return <PictureStrip pictures={usePictures('bakery')} hint="Your own pictures." />;
}

function open(
  engine: { kind: 'model' | 'composer'; sees_pictures?: boolean },
  pictures: Picture[],
) {
  network.respond(getGenerationEngine, () => ({
    message: 'ok',
    engine: { label: 'Engine', model: null, ...engine },
  }));
  network.respond(listPictures, () => ({ message: 'ok', pictures }));
  return renderPage(<Strip />, { path: '/create-project' });
}

const box = (alt: string) => screen.findByRole('checkbox', { name: `Look like this: ${alt}` });

it('lets a picture say what the page should look like, and takes it back', async () => {
  network.respond(markPicture, ({ body }) => ({
    message: 'ok',
    picture: shot('Screenshot', body.is_reference),
  }));
  const { user } = open({ kind: 'model', sees_pictures: true }, [shot('Screenshot')]);
  await user.click(await box('Screenshot'));
  await waitFor(async () => expect(await box('Screenshot')).toBeChecked());
  await user.click(await box('Screenshot'));
  await waitFor(async () => expect(await box('Screenshot')).not.toBeChecked());
  const name = 'screenshot-1a2b3c4d.webp';
  expect(network.calls(markPicture)).toMatchObject([
    { params: { name }, body: { is_reference: true } },
    { params: { name }, body: { is_reference: false } },
  ]);
  expect(screen.getByText(/^Tick “Look like this” on up to 3 pictures/)).toBeInTheDocument();
});

it('ticks at the click itself, before the host has answered', async () => {
  network.respond(markPicture, () => new Promise<never>(() => undefined));
  open({ kind: 'model', sees_pictures: true }, [shot('Screenshot')]);
  const screenshot = await box('Screenshot');
  fireEvent.click(screenshot);
  expect(screenshot).toBeChecked();
});

it('offers no fourth one, and says why the host refused', async () => {
  const marked = ['One', 'Two'].map((alt) => shot(alt, true));
  network.respond(markPicture, () => apiFailure('CONFLICT', 'At most 3 pictures', 409));
  const { user } = open({ kind: 'model', sees_pictures: true }, [...marked, shot('Three')]);
  await user.click(await box('Three'));
  expect(await screen.findByRole('alert')).toHaveTextContent('At most 3 pictures');
  await waitFor(async () => expect(await box('Three')).not.toBeChecked());
});

it('disables the others once three are ticked', async () => {
  const marked = ['One', 'Two', 'Three'].map((alt) => shot(alt, true));
  open({ kind: 'model', sees_pictures: true }, [...marked, shot('Four')]);
  expect(await box('Four')).toBeDisabled();
  expect(await box('One')).toBeEnabled();
});

it.each([
  ['the offline composer', { kind: 'composer' } as const],
  ['a model that sees no pictures', { kind: 'model' } as const],
])('says that pictures are placed rather than imitated: %s', async (_name, engine) => {
  open(engine, [shot('Loaf')]);
  expect(
    await screen.findByText('Pictures are placed on the page rather than imitated.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
