import { hotkeysCoreFeature, syncDataLoaderFeature, type ItemInstance } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from '../../styled';
import { indexTree, rootPath, type TreeNode } from './tree-index';
import { TreeIcon } from './tree-icon';

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: var(--space-2);
`;

const Item = styled.button<{ $level: number }>`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 2px var(--space-2) 2px calc(var(--space-2) + ${({ $level }) => $level} * 14px);
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--color-text-muted);
  font-size: var(--text-13);
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--color-surface-hover);
    color: var(--color-text);
  }
  &[aria-selected='true'] {
    background: var(--color-accent-surface);
    color: var(--color-accent-text);
    font-weight: 500;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Properties of `Tree`. */
export interface TreeProps {
  /** Names the tree for screen readers. */
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  /** Path of the file that is shown. */
  readonly selected: string | null;
  readonly onSelect: (path: string) => void;
  /** Paths of the folders open at first; all of them when left out. */
  readonly initiallyOpen?: readonly string[];
}

const folderPaths = (index: ReadonlyMap<string, TreeNode>) =>
  [...index.values()].filter((node) => node.type === 'folder').map((node) => node.path);

/** The library's tree over our nodes; rebuilt when they change. */
function useFileTree({ nodes, onSelect, initiallyOpen }: TreeProps) {
  const index = useMemo(() => indexTree(nodes), [nodes]);
  const nodeAt = (path: string): TreeNode =>
    // A path that has just gone is asked for once more before the tree is rebuilt.
    index.get(path) ?? { name: path, type: 'file', path };
  const tree = useTree<TreeNode>({
    rootItemId: rootPath,
    getItemName: (item) => item.getItemData().name,
    isItemFolder: (item) => item.getItemData().type === 'folder',
    dataLoader: {
      getItem: nodeAt,
      getChildren: (path) => nodeAt(path).children?.map((child) => child.path) ?? [],
    },
    initialState: { expandedItems: [...(initiallyOpen ?? folderPaths(index))] },
    onPrimaryAction: (item) => {
      if (!item.isFolder()) onSelect(item.getId());
    },
    features: [syncDataLoaderFeature, hotkeysCoreFeature],
  });
  const built = useRef(index);
  useEffect(() => {
    if (built.current === index) return;
    built.current = index;
    tree.rebuildTree();
  }, [tree, index]);
  return tree;
}

function TreeRow({
  item,
  selected,
}: {
  readonly item: ItemInstance<TreeNode>;
  readonly selected: boolean;
}) {
  return (
    <Item
      {...item.getProps()}
      type="button"
      $level={item.getItemMeta().level}
      aria-selected={selected}
      title={item.getItemName()}
    >
      <TreeIcon name={item.getItemName()} folder={item.isFolder()} open={item.isExpanded()} />
      <Name>{item.getItemName()}</Name>
    </Item>
  );
}

/** A file tree: arrow keys move, open and close; Enter shows a file. */
export function Tree(props: TreeProps) {
  const tree = useFileTree(props);
  return (
    <List {...tree.getContainerProps(props.label)}>
      {tree.getItems().map((item) => (
        <TreeRow key={item.getId()} item={item} selected={item.getId() === props.selected} />
      ))}
    </List>
  );
}
