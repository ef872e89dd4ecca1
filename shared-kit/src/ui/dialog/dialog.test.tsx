import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { SearchField } from '../field/search-field';
import { TextField } from '../field/text-field';
import { notify } from '../toast/notify';
import { Toaster } from '../toast/toaster';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function AddUser() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Toaster />
      <Button onClick={() => setOpen(true)}>Add New User</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Add New User"
        description="They can sign in at once."
        footer={<Button>Add User</Button>}
      >
        <TextField label="Name" />
      </Dialog>
    </>
  );
}

afterEach(() => {
  jest.restoreAllMocks();
});

async function openDialog() {
  render(<AddUser />);
  await userEvent.click(screen.getByRole('button', { name: 'Add New User' }));
  return screen.getByRole('dialog', { name: 'Add New User' });
}

it('is named and described, and starts at its first field', async () => {
  expect(await openDialog()).toHaveAccessibleDescription('They can sign in at once.');
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

it('keeps the focus inside', async () => {
  const dialog = await openDialog();
  for (let step = 0; step < 6; step += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('closes with %s and gives the focus back', async (_name, close) => {
  await openDialog();
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add New User' })).toHaveFocus();
});

it('stays open when a toast over it is dismissed', async () => {
  await openDialog();
  act(() => notify.error('Create User failed'));
  expect(screen.getByRole('alert')).toHaveTextContent('Create User failed');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it.each([
  ['without a scroll bar', 1024, ''],
  ['with a scroll bar, whose room it keeps', 1009, 'scroll-bar'],
])('locks a page %s for as long as it is open', async (_name, clientWidth, mark) => {
  // jsdom lays nothing out; its window is 1024 px wide.
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(clientWidth);
  await openDialog();
  expect(document.querySelector('[data-modal]')).toHaveAttribute('data-modal', mark);
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('[data-modal]')).toBeNull();
});

function PickEvent() {
  const [open, setOpen] = useState(true);
  const [text, setText] = useState('jazz');
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Events">
      <SearchField label="Search" value={text} onValueChange={setText} />
    </Dialog>
  );
}

it('lets Escape clear a search before it closes', async () => {
  render(<PickEvent />);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('ConfirmDialog', () => {
  const ask = (busy: boolean) => {
    const answers = { onOpenChange: jest.fn(), onConfirm: jest.fn() };
    render(
      <ConfirmDialog
        open
        title="Delete Corner Bakery?"
        confirmLabel="Delete project"
        destructive
        busy={busy}
        {...answers}
      >
        The published site goes offline.
      </ConfirmDialog>,
    );
    return answers;
  };

  it('names what it destroys and starts at the safe answer', async () => {
    const { onConfirm, onOpenChange } = ask(false);
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Corner Bakery?' });
    expect(dialog).toHaveAccessibleDescription('The published site goes offline.');
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete project' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('stays open while its request runs', async () => {
    const { onConfirm, onOpenChange } = ask(true);
    expect(screen.getByRole('button', { name: 'Delete project' })).toHaveAttribute('aria-busy');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
