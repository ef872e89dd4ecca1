/** A file or folder. `path` identifies it. */
export interface TreeNode {
  readonly name: string;
  readonly type: 'file' | 'folder';
  readonly path: string;
  readonly children?: readonly TreeNode[];
}

/** Id of the invisible folder around the top level; no path can be empty. */
export const rootPath = '';

/** All nodes by path, the invisible root among them. */
export function indexTree(nodes: readonly TreeNode[]): ReadonlyMap<string, TreeNode> {
  const root: TreeNode = { name: '', type: 'folder', path: rootPath, children: nodes };
  const index = new Map<string, TreeNode>();
  const add = (node: TreeNode) => {
    index.set(node.path, node);
    node.children?.forEach(add);
  };
  add(root);
  return index;
}
