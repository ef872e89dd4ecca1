import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from '../../router';
import { Button } from './button';
import { ExternalLink } from './external-link';
import { IconButton } from './icon-button';
import { LinkButton } from './link-button';

it('does not submit a form unless told to', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('type', 'button');
});

// Proof P258
it('is disabled, keeps its name and says so while busy', async () => {
  const onClick = jest.fn();
  render(
    <Button busy onClick={onClick}>
      Sign In
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Sign In' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Sign In')).not.toBeVisible();
  const [spinner] = button.querySelectorAll('[aria-hidden="true"]');
  expect(spinner).toHaveStyle({ borderRadius: '50%', width: '16px' });
  expect(spinner).toBeVisible();
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

describe('focus of a button that was busy', () => {
  const page = (busy: boolean) => (
    <>
      <Button busy={busy}>Save Changes</Button>
      <input aria-label="Elsewhere" />
    </>
  );

  it('comes back', () => {
    const { rerender } = render(page(false));
    const button = screen.getByRole('button');
    button.focus();
    // jsdom leaves the focus where it is; browsers take it the moment the attribute is set.
    jest.spyOn(button, 'setAttribute').mockImplementation((name, value) => {
      if (name === 'disabled') button.blur();
      Element.prototype.setAttribute.call(button, name, value);
    });
    rerender(page(true));
    expect(button).not.toHaveFocus();
    rerender(page(false));
    expect(button).toHaveFocus();
  });

  it('stays where the member went meanwhile', () => {
    const { rerender } = render(page(false));
    screen.getByRole('button').focus();
    rerender(page(true));
    screen.getByLabelText('Elsewhere').focus();
    rerender(page(false));
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
  });

  it('is not taken by a button that had none', () => {
    const { rerender } = render(page(true));
    rerender(page(false));
    expect(screen.getByRole('button')).not.toHaveFocus();
  });
});

it('names an icon button by its label', () => {
  render(<IconButton label="Delete Corner Bakery" icon={<svg aria-hidden />} />);
  expect(screen.getByRole('button', { name: 'Delete Corner Bakery' })).toBeInTheDocument();
});

it('leads inside the product in the same tab, and outside in a new one', () => {
  render(
    <MemoryRouter>
      <LinkButton to="/create-project">Create New Project</LinkButton>
      <LinkButton href="https://sales.example/">CLICK HERE TO UPGRADE</LinkButton>
      <ExternalLink href="https://help.example/">Contact support</ExternalLink>
    </MemoryRouter>,
  );
  const inside = screen.getByRole('link', { name: 'Create New Project' });
  expect(inside).toHaveAttribute('href', '/create-project');
  expect(inside).not.toHaveAttribute('target');
  for (const name of ['CLICK HERE TO UPGRADE', 'Contact support']) {
    const outside = screen.getByRole('link', { name });
    expect(outside).toHaveAttribute('target', '_blank');
    expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(outside).toHaveAccessibleDescription('Opens in a new tab');
  }
});
