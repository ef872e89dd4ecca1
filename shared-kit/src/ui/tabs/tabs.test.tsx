import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

function Workspace() {
  const [value, setValue] = useState<'code' | 'preview'>('code');
  return (
    <Tabs
      label="View"
      value={value}
      onValueChange={setValue}
      actions={<button type="button">Open in new tab</button>}
      items={[
        { value: 'code', label: 'Code', content: <p>12 lines</p> },
        {
          value: 'preview',
          label: 'Preview',
          content: <iframe title="Site" sandbox="" />,
          keepMounted: true,
        },
      ]}
    />
  );
}

it('shows the chosen tab only', async () => {
  render(<Workspace />);
  expect(screen.getByRole('tablist', { name: 'View' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Code' })).toHaveTextContent('12 lines');
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(screen.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByText('12 lines')).not.toBeInTheDocument();
});

it('moves with the arrow keys', async () => {
  render(<Workspace />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Preview' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Preview' })).toBeVisible();
});

it('keeps a frame that must not start again', async () => {
  render(<Workspace />);
  const frame = screen.getByTitle('Site');
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Code' }));
  expect(screen.getByTitle('Site')).toBe(frame);
  expect(frame).not.toBeVisible();
});

it('shows the focus on the open tab after that tab was pressed twice', async () => {
  render(<Workspace />);
  await userEvent.dblClick(screen.getByRole('tab', { name: 'Code' }));
  screen.getByRole('tab', { name: 'Code' }).blur();
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Code' })).toHaveFocus();
});
