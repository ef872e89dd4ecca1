import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { Form } from './form';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const submitButton = <Button type="submit">Save Changes</Button>;

// Proof P260
it('lets no second submit through until the first has settled', async () => {
  let settle: () => void = () => undefined;
  const onSubmit = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        settle = resolve;
      }),
  );
  render(
    <Form onSubmit={onSubmit}>
      <TextField label="Name" />
      {submitButton}
    </Form>,
  );
  await userEvent.dblClick(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => {
    settle();
    await Promise.resolve();
  });
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
});

it('submits a text area on Ctrl+Enter and Cmd+Enter, and not on Enter', async () => {
  const onSubmit = jest.fn();
  render(
    <Form onSubmit={onSubmit}>
      <TextArea label="Prompt" />
      {submitButton}
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('Prompt'), 'A bakery{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('submits on Ctrl+S and Cmd+S, in place of the browser’s own saving', async () => {
  const onSubmit = jest.fn();
  const prevented: boolean[] = [];
  const listen = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 's') prevented.push(event.defaultPrevented);
  };
  document.addEventListener('keydown', listen);
  render(
    <Form onSubmit={onSubmit}>
      <TextField label="Name" />
      {submitButton}
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 's');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}s{/Control}');
  await userEvent.keyboard('{Meta>}S{/Meta}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(prevented).toEqual([false, true, true]);
  document.removeEventListener('keydown', listen);
});

it('does not send a prompt on Ctrl+S, and keeps the browser from saving the page', async () => {
  const onSubmit = jest.fn();
  let isPrevented = false;
  const listen = ({ defaultPrevented }: KeyboardEvent) => {
    isPrevented = defaultPrevented;
  };
  document.addEventListener('keydown', listen);
  render(
    <Form onSubmit={onSubmit} saves={false}>
      <TextArea label="Prompt" />
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('Prompt'), 'A bakery{Control>}s{/Control}');
  document.removeEventListener('keydown', listen);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(isPrevented).toBe(true);
});

function LoginForm() {
  const [error, setError] = useState<string>();
  return (
    <Form onSubmit={() => setError('Password is required')}>
      <TextField label="Email" />
      <TextField label="Password" error={error} />
      {submitButton}
    </Form>
  );
}

it('leads to the first field that is wrong', async () => {
  render(<LoginForm />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

it('leaves the focus alone while the member corrects', async () => {
  render(<LoginForm />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Email'), 'mira');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

function LateForm({ answer }: { readonly answer: Promise<string> }) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setError(await answer);
    setBusy(false);
  };
  return (
    <Form onSubmit={submit}>
      <TextField label="Email" />
      <TextField label="Password" error={error} />
      <Button type="submit" disabled={busy}>
        Save Changes
      </Button>
    </Form>
  );
}

it.each([
  ['leads to a field the answer finds wrong', '', 'Password'],
  ['does not interrupt who types when the answer comes', 'mira', 'Email'],
])('%s', async (_name, typed, focused) => {
  let give: (error: string) => void = () => undefined;
  render(<LateForm answer={new Promise<string>((resolve) => (give = resolve))} />);
  await userEvent.click(screen.getByRole('button'));
  if (typed) await userEvent.type(screen.getByLabelText('Email'), typed);
  await act(async () => {
    give('Password is too short');
    await Promise.resolve();
  });
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(screen.getByLabelText(focused)).toHaveFocus();
});
