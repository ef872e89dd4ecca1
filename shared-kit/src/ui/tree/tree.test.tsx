import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tree } from './tree';
import type { TreeNode } from './tree-index';

const file = (path: string): TreeNode => ({
  name: path.split('/').at(-1) ?? path,
  type: 'file',
  path,
});

const nodes: readonly TreeNode[] = [
  {
    name: 'src',
    type: 'folder',
    path: 'src',
    children: [
      file('src/index.html'),
      {
        name: 'styles',
        type: 'folder',
        path: 'src/styles',
        children: [file('src/styles/main.css')],
      },
    ],
  },
  file('README.md'),
];

function show(extra: Partial<Parameters<typeof Tree>[0]> = {}) {
  const onSelect = jest.fn();
  const props = { label: 'Files', nodes, selected: 'src/index.html', onSelect, ...extra };
  const { rerender } = render(<Tree {...props} />);
  return {
    onSelect,
    replace: (next: readonly TreeNode[]) => rerender(<Tree {...props} nodes={next} />),
  };
}

const names = () => screen.getAllByRole('treeitem').map((item) => item.textContent);
const item = (name: string) => screen.getByRole('treeitem', { name });

it('shows every file, its level and what is selected', () => {
  show();
  expect(screen.getByRole('tree', { name: 'Files' })).toBeInTheDocument();
  expect(names()).toEqual(['src', 'index.html', 'styles', 'main.css', 'README.md']);
  expect(item('main.css')).toHaveAttribute('aria-level', '3');
  expect(item('index.html')).toHaveAttribute('aria-selected', 'true');
  expect(item('README.md')).toHaveAttribute('aria-selected', 'false');
});

it('opens and closes folders, and selects files only', async () => {
  const { onSelect } = show();
  await userEvent.click(item('styles'));
  expect(item('styles')).toHaveAttribute('aria-expanded', 'false');
  expect(names()).not.toContain('main.css');
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.click(item('README.md'));
  expect(onSelect).toHaveBeenCalledWith('README.md');
});

it('starts with the folders it is told to open', () => {
  show({ initiallyOpen: [] });
  expect(names()).toEqual(['src', 'README.md']);
});

it('works with the keyboard alone', async () => {
  const { onSelect } = show();
  await userEvent.tab();
  expect(item('src')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(item('index.html')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith('src/index.html');
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(item('src')).toHaveFocus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(names()).toEqual(['src', 'README.md']);
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(item('README.md')).toHaveFocus());
});

it('follows changed files', () => {
  const { replace } = show();
  replace([...nodes, file('package.json')]);
  expect(names()).toContain('package.json');
});
