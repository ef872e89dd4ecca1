import { fireEvent, render, screen } from '@testing-library/react';
import { BrandMark } from './brand-mark';

const logo = 'https://cdn.test/logo.svg';

it('is the operator’s logo, silent beside the name', () => {
  const { container } = render(<BrandMark brandName="Acme" logoUrl={logo} size={28} />);
  expect(container.querySelector('img')).toHaveAttribute('src', logo);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

it('is the first letter where there is no logo, named when it stands alone', () => {
  render(<BrandMark brandName=" acme" logoUrl={undefined} size={28} alone />);
  expect(screen.getByRole('img', { name: 'acme' })).toHaveTextContent('a');
});

it('is the first letter when the logo cannot be loaded, until there is another', () => {
  const { container, rerender } = render(<BrandMark brandName="Acme" logoUrl={logo} size={28} />);
  const picture = container.querySelector('img');
  if (!picture) throw new Error('A picture was expected.');
  fireEvent.error(picture);
  expect(container).toHaveTextContent('A');
  rerender(<BrandMark brandName="Acme" logoUrl={`${logo}?2`} size={28} alone />);
  expect(screen.getByRole('img', { name: 'Acme' })).toHaveAttribute('src', `${logo}?2`);
});
