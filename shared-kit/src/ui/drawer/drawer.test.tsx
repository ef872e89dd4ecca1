import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Drawer } from './drawer';

it('is a named modal panel that asks to close on Escape', async () => {
  const onOpenChange = jest.fn();
  render(
    <Drawer open onOpenChange={onOpenChange} label="Menu">
      <a href="/projects">Projects</a>
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Projects' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
