import { screen, waitFor, within } from '@testing-library/react';
import { fillPageFacts, getPageFacts, getReview, listVersions } from 'shared-kit/contract';
import type { PageFact } from 'shared-kit/contract';
import { apiFailure } from 'shared-kit/testing';
import {
  button,
  done,
  files,
  handOver,
  network,
  openReady,
  review,
} from '../testing/open-workspace';

const open = (kind: string, item = '', known: string | null = null): PageFact => ({
  kind,
  item,
  words: '',
  places: 2,
  value: null,
  known,
});

/** A host whose page lacks these facts until they are filled in. */
function hostThatAsks(facts: readonly PageFact[]) {
  let asked = [...facts];
  network.respond(listVersions, () => ({ message: 'Versions', versions: [] }));
  network.respond(getReview, () => ({ message: 'Review loaded', review }));
  network.respond(getPageFacts, () => ({ message: 'Facts of the page', facts: asked }));
  network.respond(fillPageFacts, ({ body }) => {
    const gone = new Set<string>(body.removed?.map(({ kind }) => kind));
    asked = asked.filter(({ kind }) => !gone.has(kind));
    asked = asked.map((fact) => {
      const filled = body.facts.find(({ kind, item }) => kind === fact.kind && item === fact.item);
      return filled ? { ...fact, value: filled.value } : fact;
    });
    return {
      message: gone.size > 0 ? 'Removed from the page: telephone' : 'Your facts are on the page',
      version: {
        number: body.base + 1,
        kind: 'edited',
        prompt: 'Filled in: telephone',
        created_at: '2026-03-02T12:30:00.000Z',
        engine: null,
        restored_from: null,
        files: { ...files, html: files.html.replace('Bread', '0113 496 0000') },
      },
    };
  });
}

const openVersion = () => openReady(handOver(), { ...done(), version: 1 });
const card = async () => within(await screen.findByRole('region', { name: 'Facts only you know' }));

it('asks for what the page lacks, prefilled from the account, and puts it on the page', async () => {
  hostThatAsks([open('phone', '', '0113 496 0000'), open('price', 'Espresso'), open('other')]);
  const { user } = await openVersion();
  const form = await card();
  expect(form.getByText(/^2 facts are still missing from the page/)).toBeVisible();
  expect(form.getByLabelText('Telephone')).toHaveValue('0113 496 0000');
  expect(form.getByRole('group', { name: 'Prices' })).toBeVisible();
  await user.type(form.getByLabelText('Espresso'), '€2');
  await user.click(form.getByRole('button', { name: 'Add to the page' }));
  expect(await screen.findByText('Your facts are on the page')).toBeVisible();
  expect(network.calls(fillPageFacts)[0]?.body).toEqual({
    base: 1,
    facts: [
      { kind: 'phone', item: '', value: '0113 496 0000' },
      { kind: 'price', item: 'Espresso', value: '€2' },
    ],
  });
  expect(await form.findByText('Your facts are on the page.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Change facts' }));
  expect(form.getByLabelText('Telephone')).toHaveValue('0113 496 0000');
});

it('takes what is emptied off the page, and says so', async () => {
  hostThatAsks([
    { ...open('name'), value: 'Nook' },
    { ...open('phone'), value: '0113 496 0000' },
  ]);
  const { user } = await openVersion();
  const form = await card();
  await user.click(await form.findByRole('button', { name: 'Change facts' }));
  expect(form.getByText('Empty a field to remove it from the page.')).toBeVisible();
  await user.clear(form.getByLabelText('Telephone'));
  await user.clear(form.getByLabelText('Business name'));
  await user.click(form.getByRole('button', { name: 'Update the page' }));
  expect(form.getByLabelText('Business name')).toHaveAccessibleDescription(
    'A website keeps its name: enter another one',
  );
  expect(network.calls(fillPageFacts)).toHaveLength(0);
  await user.type(form.getByLabelText('Business name'), 'Nook');
  await user.click(form.getByRole('button', { name: 'Update the page' }));
  expect(await screen.findByText('Removed from the page: telephone')).toBeVisible();
  expect(network.calls(fillPageFacts)[0]?.body).toEqual({
    base: 1,
    facts: [],
    removed: [{ kind: 'phone', item: '' }],
  });
  await user.click(await form.findByRole('button', { name: 'Change facts' }));
  expect(form.queryByLabelText('Telephone')).toBeNull();
});

it('says what is wrong with what was typed, at its field, and asks nobody', async () => {
  hostThatAsks([open('phone'), open('email')]);
  const { user } = await openVersion();
  const form = await card();
  await user.type(form.getByLabelText('Telephone'), '12');
  await user.click(form.getByRole('button', { name: 'Add to the page' }));
  const phone = form.getByLabelText('Telephone');
  expect(phone).toHaveAccessibleDescription('Enter a telephone number such as +44 113 496 0000');
  await waitFor(() => expect(phone).toHaveFocus());
  expect(network.calls(fillPageFacts)).toHaveLength(0);
});

it('is put off with Later, and can be reached again', async () => {
  hostThatAsks([open('phone')]);
  const { user } = await openVersion();
  const form = await card();
  await user.click(form.getByRole('button', { name: 'Later' }));
  expect(form.queryByLabelText('Telephone')).toBeNull();
  expect(form.getByText('One fact is still missing from the page.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Fill in' }));
  expect(form.getByLabelText('Telephone')).toBeVisible();
});

it('says what the host refuses and keeps what was typed', async () => {
  hostThatAsks([open('phone')]);
  network.respond(fillPageFacts, () => apiFailure('CONFLICT', 'There is a newer version', 409));
  const { user } = await openVersion();
  const form = await card();
  await user.type(form.getByLabelText('Telephone'), '0113 496 0000');
  await user.click(form.getByRole('button', { name: 'Add to the page' }));
  expect(await screen.findByText('There is a newer version')).toBeVisible();
  expect(form.getByLabelText('Telephone')).toHaveValue('0113 496 0000');
});

it('tells when the facts cannot be loaded, and asks again on Retry', async () => {
  hostThatAsks([open('phone')]);
  network.respond(getPageFacts, () => apiFailure('BAD_REQUEST', 'Too deep', 400));
  const { user } = await openVersion();
  const form = await card();
  expect(form.getByText('The missing facts could not be loaded.')).toBeVisible();
  hostThatAsks([open('phone')]);
  await user.click(form.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Telephone')).toBeVisible();
});

it('is not there for a page that lacks nothing', async () => {
  hostThatAsks([]);
  await openVersion();
  await waitFor(() => expect(network.calls(getPageFacts)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Facts only you know' })).toBeNull();
  expect(button('Publish')).toBeEnabled();
});
