import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared-kit/testing';
import LimitlessRoute from './limitless.route';

/** The toaster is a region too. */
const methodNames = /traffic|pixel|listings/i;

// Proof P111
test('shows three methods with instructions and their links', () => {
  renderPage(<LimitlessRoute />, {
    config: {
      limitless: {
        communityUrl: 'https://one.test/',
        pixelUrl: 'https://two.test/',
        directoryUrl: 'https://three.test/',
      },
    },
  });
  const methods = screen.getAllByRole('region', { name: methodNames });
  expect(methods).toHaveLength(3);
  const links = methods.map((method, index) => {
    expect(method).toHaveTextContent(`Method ${index + 1}`);
    return within(method).getByRole('link').getAttribute('href');
  });
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('target', '_blank');
  expect(links).toEqual(['https://one.test/', 'https://two.test/', 'https://three.test/']);
});

// Proof P112
test('instructs in three steps for each method', () => {
  renderPage(<LimitlessRoute />);
  const methods = screen.getAllByRole('region', { name: methodNames });
  const steps = methods.map((method) =>
    within(method)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  );
  expect(steps).toEqual([
    [
      'Open the community directory and choose three groups that fit your site.',
      'Read each group’s rules, introduce yourself and answer a few questions first.',
      'Share your published link where it answers somebody’s question.',
    ],
    [
      'Request your pixel and give the address of your published site.',
      'Choose the pages whose visitors you want to reach again.',
      'Start your first campaign once the pixel is in place.',
    ],
    [
      'Describe your site in one sentence and in one short paragraph.',
      'Submit the published link to every directory that fits its subject.',
      'Look at your listings once a month and correct what has changed.',
    ],
  ]);
});

// Proof P114
test('method 2 says how long the pixel takes, and no other does', () => {
  renderPage(<LimitlessRoute />);
  const notice = 'Pixel implementation takes 48 hours.';
  const [, second] = screen.getAllByRole('region', { name: methodNames });
  expect(second).toHaveTextContent(notice);
  expect(screen.getAllByText(notice)).toHaveLength(1);
});
