import { screen } from '@testing-library/react';
import { renderPage } from 'shared-kit/testing';
import BonusRoute from './bonus.route';

// Proof P180
test('lists the operator’s bonuses, each opening in a new tab', () => {
  const bonuses = [
    { title: 'Icons', text: 'A set of icons.', url: 'https://b.test/icons' },
    { title: 'Course', text: 'A short course.', url: 'https://b.test/course' },
  ];
  renderPage(<BonusRoute />, { config: { bonuses } });
  const links = screen.getAllByRole('link', { name: 'Get the bonus' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(bonuses.map(({ url }) => url));
  expect(links[1]).toHaveAccessibleDescription('Course');
  expect(links[1]).toHaveAttribute('target', '_blank');
});
