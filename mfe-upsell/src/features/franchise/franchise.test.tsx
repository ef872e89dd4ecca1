import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared-kit/testing';
import FranchiseRoute from './franchise.route';

// Proof P121
test('leads to a franchise in four steps', () => {
  renderPage(<FranchiseRoute />, { config: { brandName: 'Acme' } });
  expect(screen.getByText(/reselling Acme/)).toBeInTheDocument();
  const steps = screen.getAllByRole('listitem');
  expect(steps).toHaveLength(4);
  expect(steps[1]).toHaveTextContent('ask for a 70% commission');
  expect(steps[2]).toHaveTextContent('Approval takes 24 to 72 hours');
  expect(steps.map((step) => within(step).getByRole('link').getAttribute('href'))).toEqual([
    'https://example.com/franchise/account',
    'https://example.com/franchise/commission',
    'mailto:support@example.com',
    'https://example.com/franchise/materials',
  ]);
});
