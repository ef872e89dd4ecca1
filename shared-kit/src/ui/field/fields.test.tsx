import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { Checkbox } from './checkbox';
import { PasswordField } from './password-field';
import { SearchField } from './search-field';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const fields: [string, ComponentType<{ label: string; hint?: string; error?: string }>][] = [
  ['TextField', TextField],
  ['TextArea', TextArea],
  ['PasswordField', PasswordField],
  ['Checkbox', Checkbox],
];

describe.each(fields)('%s', (_name, Field) => {
  it('is found by its label and described by its hint', () => {
    render(<Field label="Email" hint="Used to sign in." />);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Used to sign in.');
    expect(screen.getByLabelText('Email')).toBeValid();
  });

  it('is invalid and described by its error, which replaces the hint', () => {
    render(<Field label="Email" hint="Used to sign in." error="Email is required" />);
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    expect(screen.queryByText('Used to sign in.')).not.toBeInTheDocument();
  });

  it('describes nothing when it has neither', () => {
    render(<Field label="Email" />);
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
  });
});

it('shows and hides a password, keeping it', async () => {
  render(<PasswordField label="Password" defaultValue="secret-1" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('secret-1');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

function Search() {
  const [value, setValue] = useState('');
  return <SearchField label="Search by email..." value={value} onValueChange={setValue} />;
}

it('clears a search with its button and keeps the focus', async () => {
  render(<Search />);
  const box = screen.getByRole('searchbox', { name: 'Search by email...' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(box, 'mira');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
});

it('clears a search with Escape, and leaves the next Escape to what is around it', async () => {
  const outside = jest.fn();
  document.addEventListener('keydown', outside);
  render(<Search />);
  await userEvent.type(screen.getByRole('searchbox'), 'm');
  outside.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(outside).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(outside).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', outside);
});

it('checks by its label', async () => {
  const onChange = jest.fn();
  render(<Checkbox label="Unlimited" onChange={onChange} />);
  await userEvent.click(screen.getByText('Unlimited'));
  expect(screen.getByRole('checkbox', { name: 'Unlimited' })).toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('offers the options of a choice and tells which one is made', async () => {
  const chosen: string[] = [];
  const options = [
    { value: 'start', label: 'Start' },
    { value: 'end', label: 'End' },
  ];
  render(
    <SelectField
      label="Alignment"
      hint="Of the text."
      options={options}
      value="start"
      onChange={({ currentTarget }) => chosen.push(currentTarget.value)}
    />,
  );
  const choice = screen.getByRole('combobox', { name: 'Alignment' });
  expect(choice).toHaveAccessibleDescription('Of the text.');
  expect(choice).toHaveDisplayValue('Start');
  await userEvent.selectOptions(choice, 'End');
  expect(chosen).toEqual(['end']);
});
