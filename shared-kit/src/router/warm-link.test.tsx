import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HostProvider, standaloneHost } from '../remote';
import { Link, MemoryRouter, NavLink, Route, Routes } from '.';

function renderLinks() {
  const warm = jest.fn();
  const onFocus = jest.fn();
  render(
    <HostProvider host={{ ...standaloneHost, warm }}>
      <MemoryRouter initialEntries={['/tutorials']}>
        <Link to="/projects?page=2#top" onFocus={onFocus}>
          Projects
        </Link>
        <NavLink to="/tutorials">Tutorials</NavLink>
        <Routes>
          <Route path="/projects" element={<h1>Your projects</h1>} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </HostProvider>,
  );
  return { warm, onFocus };
}

it('warms the path on pointer, focus and touch, and keeps the link’s own handlers', () => {
  const { warm, onFocus } = renderLinks();
  const link = screen.getByRole('link', { name: 'Projects' });
  fireEvent.pointerEnter(link);
  fireEvent.touchStart(link);
  fireEvent.focus(link);
  expect(warm.mock.calls).toEqual([['/projects'], ['/projects'], ['/projects']]);
  expect(onFocus).toHaveBeenCalledTimes(1);
});

it('warms nothing until then', () => {
  expect(renderLinks().warm).not.toHaveBeenCalled();
});

it('navigates, and marks the current route', async () => {
  renderLinks();
  expect(screen.getByRole('link', { name: 'Tutorials' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: 'Projects' }));
  expect(screen.getByRole('heading', { name: 'Your projects' })).toBeInTheDocument();
});

it('works outside of a shell', async () => {
  render(
    <MemoryRouter>
      <Link to="/projects">Projects</Link>
    </MemoryRouter>,
  );
  await userEvent.hover(screen.getByRole('link', { name: 'Projects' }));
});
