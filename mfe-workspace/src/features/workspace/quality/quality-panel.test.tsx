import { screen, waitFor, within } from '@testing-library/react';
import { fixFinding, getReview, getVersion, listVersions } from 'shared-kit/contract';
import type { ProjectVersion, ReviewFinding, SiteReview } from 'shared-kit/contract';
import { apiFailure } from 'shared-kit/testing';
import { button, done, files, network, openReady, review } from '../testing/open-workspace';

const contrast: ReviewFinding = {
  rule: 'contrast',
  severity: 'warning',
  message: '2 texts are hard to read.',
  detail: 'body: 1.6 to 1',
  file: 'css',
  line: 3,
  count: 2,
  fix: 'Make it readable',
};
const script: ReviewFinding = {
  ...contrast,
  rule: 'broken-script',
  severity: 'error',
  message: 'The script cannot be read.',
  detail: null,
  file: 'js',
  line: null,
  fix: null,
};

const line = (number: number, kind: string): ProjectVersion => ({
  number,
  kind,
  prompt: '',
  created_at: '2026-03-01T09:00:00.000Z',
  engine: null,
  restored_from: null,
});

async function openReviewed(given: Partial<SiteReview>, version = 1) {
  network.respond(listVersions, () => ({
    message: 'Versions loaded',
    versions:
      version === 1 ? [line(1, 'generated')] : [line(version, 'fixed'), line(1, 'generated')],
  }));
  network.respond(getReview, ({ params }) => ({
    message: 'Review loaded',
    review: params.number === 1 ? { ...review, ...given } : review,
  }));
  return openReady(undefined, { ...done(), version });
}

const panel = () => within(screen.getByRole('region', { name: 'Quality' }));

it('shows the score in words, and what is left in plain words with its place', async () => {
  await openReviewed({ score: 74, verdict: 'Good', findings: [script, contrast] });
  expect(await screen.findByText('Good · 74 of 100')).toBeVisible();
  const [first, second] = within(panel().getByRole('list', { name: 'Findings' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('Error: The script cannot be read.');
  expect(within(first ?? document.body).queryByRole('button')).toBeNull();
  expect(second).toHaveTextContent('body: 1.6 to 1 · styles.css, line 3');
});

it('repairs a finding with one click, as a version, and keeps the prompt', async () => {
  const { user } = await openReviewed({ findings: [contrast] });
  network.respond(fixFinding, () => ({
    message: '2 texts got a colour.',
    version: {
      ...line(2, 'fixed'),
      prompt: '2 texts got a colour.',
      files: { ...files, css: 'h1{}' },
    },
  }));
  await user.click(await screen.findByRole('button', { name: 'Make it readable' }));
  await waitFor(() => expect(network.calls(fixFinding)).toHaveLength(1));
  expect(network.calls(fixFinding)[0]).toMatchObject({
    params: { number: 1 },
    body: { base: 1, rule: 'contrast' },
  });
  expect(await screen.findByText('Nothing left to fix.')).toBeVisible();
  expect(screen.getByText('build a bakery website')).toBeVisible();
});

it('says when a newer version is in the way, and changes nothing', async () => {
  const { user } = await openReviewed({ findings: [contrast] });
  network.respond(fixFinding, () => apiFailure('CONFLICT', 'Version 2 is newer.', 409));
  await user.click(await screen.findByRole('button', { name: 'Make it readable' }));
  expect(await screen.findByText('Version 2 is newer.')).toBeVisible();
  expect(button('Make it readable')).toBeEnabled();
});

it('lists what could not be done there, and not a second time in the notes', async () => {
  await openReviewed({ undone: ['Prices are placeholders.'], repaired: ['A title was added.'] });
  const list = await screen.findByRole('list', { name: 'Could not be done' });
  expect(within(list).getByText('Prices are placeholders.')).toBeVisible();
  expect(screen.getAllByText('Prices are placeholders.')).toHaveLength(1);
  expect(screen.getByText('A title was added.')).toBeVisible();
});

it('offers no repair of an older version on display', async () => {
  const { user } = await openReviewed({ findings: [contrast] }, 2);
  network.respond(getVersion, () => ({
    message: 'Loaded',
    version: { ...line(1, 'generated'), files },
  }));
  await user.click(await screen.findByRole('button', { name: 'View version 1' }));
  expect(await screen.findByText('2 texts are hard to read.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make it readable' })).toBeNull();
});

it('can be loaded again after a failure', async () => {
  network.respond(listVersions, () => ({
    message: 'Versions loaded',
    versions: [line(1, 'generated')],
  }));
  network.respond(getReview, () => apiFailure('NOT_FOUND', 'No', 404));
  const { user } = await openReady(undefined, { ...done(), version: 1 });
  expect(await screen.findByText('The review could not be loaded')).toBeVisible();
  network.respond(getReview, () => ({ message: 'Review loaded', review }));
  await user.click(panel().getByRole('button', { name: /Retry/ }));
  expect(await screen.findByText('Very good · 100 of 100')).toBeVisible();
});

it('asks nothing of a host that keeps no versions', async () => {
  await openReady();
  expect(screen.queryByRole('region', { name: 'Quality' })).toBeNull();
  expect(network.calls(getReview)).toHaveLength(0);
});
