import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field';
import { useFields } from './use-fields';

function Example(props: { readonly name: string }) {
  const { values, bind, showErrors, reset } = useFields({ name: props.name, email: '' });
  return (
    <>
      <TextField {...bind('name')} label="Name" />
      <TextField {...bind('email')} label="Email" />
      <button onClick={() => showErrors({ name: 'Wrong name', email: 'Wrong email' })}>
        Check
      </button>
      <button onClick={reset}>Reset</button>
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

const name = () => screen.getByLabelText('Name');

it('holds what is typed, over an initial value that may arrive later', async () => {
  const { rerender } = render(<Example name="" />);
  rerender(<Example name="Mira" />);
  expect(name()).toHaveValue('Mira');
  await userEvent.type(name(), ' N');
  rerender(<Example name="Other" />);
  expect(name()).toHaveValue('Mira N');
  expect(screen.getByRole('status')).toHaveTextContent('{"name":"Mira N","email":""}');
});

it('clears the error of the edited field only', async () => {
  render(<Example name="Mira" />);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await userEvent.type(name(), 'x');
  expect(name()).not.toHaveAccessibleDescription();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Wrong email');
});

it('goes back to the initial values without errors', async () => {
  render(<Example name="Mira" />);
  await userEvent.type(name(), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(name()).toHaveValue('Mira');
  expect(name()).not.toHaveAccessibleDescription();
});
