import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { Button } from '../button/button';
import { Toaster } from '../toast/toaster';
import { Form } from './form';
import { TextField } from './text-field';
import { useRequestForm } from './use-request-form';

function NameForm({ send }: { readonly send: (name: string) => Promise<void> }) {
  const { bind, busy, onSubmit, reset } = useRequestForm({
    initial: { name: '' },
    read: ({ name }) =>
      name === ''
        ? { valid: false, errors: { name: 'Name is required' } }
        : { valid: true, body: name.trim() },
    send: async (name: string) => {
      await send(name);
      reset();
    },
    describe: (error) => ({ message: String(error), fields: { name: 'Taken' } }),
  });
  return (
    <>
      <Form onSubmit={onSubmit}>
        <TextField {...bind('name')} label="Name" />
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </Form>
      <Toaster />
    </>
  );
}

const field = () => screen.getByLabelText('Name');

afterEach(() => {
  act(() => toast.removeAll());
});

it('sends nothing while something is wrong', async () => {
  const send = jest.fn(() => Promise.resolve());
  render(<NameForm send={send} />);
  await userEvent.click(screen.getByRole('button'));
  expect(field()).toHaveAccessibleDescription('Name is required');
  expect(send).not.toHaveBeenCalled();
});

it('sends what was read, and is reset by whoever sends', async () => {
  const send = jest.fn(() => Promise.resolve());
  render(<NameForm send={send} />);
  await userEvent.type(field(), ' Ada {Enter}');
  expect(send).toHaveBeenCalledWith('Ada');
  expect(field()).toHaveValue('');
});

it('keeps what was typed when the call fails, and says why in a toast and on the field', async () => {
  render(<NameForm send={() => Promise.reject(new Error('refused'))} />);
  await userEvent.type(field(), 'Ada{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('refused');
  expect(field()).toHaveValue('Ada');
  expect(field()).toHaveAccessibleDescription('Taken');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});
