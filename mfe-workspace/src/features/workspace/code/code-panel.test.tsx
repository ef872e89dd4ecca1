import { screen, within } from '@testing-library/react';
import { openReady } from '../testing/open-workspace';

// Proof P43
it('shows the tree and a file with its line count', async () => {
  const { user } = await openReady();
  await user.click(screen.getByRole('tab', { name: 'Code' }));
  const tree = screen.getByRole('tree', { name: 'Files' });
  expect(within(tree).getByRole('treeitem', { name: /index\.html/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.click(within(tree).getByRole('treeitem', { name: /README\.md/ }));
  expect(
    await screen.findByRole('textbox', { name: 'Code of README.md', description: '' }),
  ).toHaveAttribute('aria-readonly', 'true');
  expect(screen.getByText('Made from title and prompt, read-only')).toBeVisible();
  await user.click(within(tree).getByRole('treeitem', { name: /main\.css/ }));
  expect(screen.getByText('src/styles/main.css')).toBeVisible();
  expect(screen.getByText('1 line')).toBeVisible();
  const code = await screen.findByRole('textbox', { name: 'Code of src/styles/main.css' });
  expect(code).toHaveTextContent('h1 { color: maroon; }');
  expect(code).not.toHaveAttribute('aria-readonly');
  expect(code).toHaveAccessibleDescription('Press Esc, then Tab to leave the editor');
});
