import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared-kit/testing';
import LimitlessRoute from './limitless.route';

/** The toaster is a region too. */
const methodNames = /traffic|pixel|listings/i;

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
    expect(within(method).getAllByRole('listitem').length).toBeGreaterThan(1);
    return within(method).getByRole('link').getAttribute('href');
  });
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('target', '_blank');
  expect(links).toEqual(['https://one.test/', 'https://two.test/', 'https://three.test/']);
});

test('method 2 says how long the pixel takes, and no other does', () => {
  renderPage(<LimitlessRoute />);
  const notice = 'Pixel implementation takes 48 hours.';
  const [, second] = screen.getAllByRole('region', { name: methodNames });
  expect(second).toHaveTextContent(notice);
  expect(screen.getAllByText(notice)).toHaveLength(1);
});
