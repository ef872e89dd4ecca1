import { screen } from '@testing-library/react';
import { button, openGenerating, openReady } from '../testing/open-workspace';

const actions = ['Preview', 'Edit', 'Export', 'Publish'];

// Proof P30
it('leads back to the create screen', async () => {
  await openGenerating();
  expect(screen.getByRole('link', { name: 'Back to Create New Project' })).toHaveAttribute(
    'href',
    '/create-project',
  );
});

it('offers nothing to do with a website that is not there yet', async () => {
  await openGenerating();
  for (const name of actions) expect(button(name)).toBeDisabled();
});

// Proof P32
it('offers Preview, Edit, Export and Publish', async () => {
  await openReady();
  for (const name of actions) expect(button(name)).toBeEnabled();
});

// Proof P33
it('shows the preview on Preview', async () => {
  const { user } = await openReady();
  await user.click(screen.getByRole('tab', { name: 'Code' }));
  expect(screen.getByRole('tree', { name: 'Files' })).toBeVisible();
  await user.click(button('Preview'));
  expect(screen.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByTitle('Preview of Build A Bakery')).toBeVisible();
});
