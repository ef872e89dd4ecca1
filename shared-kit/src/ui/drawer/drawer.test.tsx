import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
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

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open menu
      </button>
      <Drawer open={open} onOpenChange={setOpen} label="Menu">
        <a href="/projects">Projects</a>
      </Drawer>
    </>
  );
}

it('gives the focus back to what opened it', async () => {
  render(<Menu />);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
});
