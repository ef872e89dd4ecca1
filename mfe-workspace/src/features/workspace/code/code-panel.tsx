import { styled } from 'shared-kit/styled';
import { useNarrowScreen } from 'shared-kit/ui';

import { Panels } from 'shared-kit/ui/panels';
import { Tree } from 'shared-kit/ui/tree';
import { useTabText } from '../../../draft';
import { useProject } from '../model';
import { listFiles } from './file-tree';
import type { FileTreeNode } from './file-tree';
import { FileViewer } from './file-viewer';
import { NewerNotice } from './unsaved/newer-notice';
import { PictureViewer } from './picture-viewer';
import { useFileTree } from './use-file-tree';

const Scroll = styled.div`
  height: 100%;
  overflow: auto;
`;

const Stacked = styled.div`
  display: grid;
  grid-template: minmax(0, 38%) minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;

  > * + * {
    border-block-start: 1px solid var(--color-border);
  }
`;

const Whole = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;

  > :last-child {
    grid-row: 2;
  }
`;

const firstFile = 'src/index.html';

/** The Code tab: file explorer and viewer, with notices about unsaved text above them. */
export function CodePanel() {
  return (
    <Whole>
      <NewerNotice />
      <ExplorerAndViewer />
    </Whole>
  );
}

/** The explorer beside the viewer, or above it on a small screen. */
function ExplorerAndViewer() {
  const nodes = useFileTree();
  const draftId = useProject((project) => project.draft.id);
  const [chosen, choose] = useTabText(`sitewright.open-file.${draftId}`);
  const isNarrow = useNarrowScreen();
  const files = listFiles(nodes);
  const shown = files.find(({ path }) => path === (chosen || firstFile)) ?? files[0];

  const explorer = (
    <Scroll>
      <Explorer nodes={nodes} selected={shown?.path ?? null} onSelect={choose} />
    </Scroll>
  );
  const viewer =
    shown &&
    (shown.content === null ? <PictureViewer file={shown} /> : <FileViewer file={shown} />);
  if (isNarrow) {
    return (
      <Stacked>
        {explorer}
        {viewer}
      </Stacked>
    );
  }
  return (
    <Panels
      id="workspace-code"
      panels={[
        {
          id: 'explorer',
          content: explorer,
          defaultSize: '220px',
          minSize: '140px',
          maxSize: '50%',
        },
        { id: 'viewer', content: viewer, dividerLabel: 'Resize the file explorer' },
      ]}
    />
  );
}

interface ExplorerProps {
  readonly nodes: readonly FileTreeNode[];
  readonly selected: string | null;
  readonly onSelect: (path: string) => void;
}

function Explorer({ nodes, selected, onSelect }: ExplorerProps) {
  return (
    <Tree
      label="Files"
      nodes={nodes}
      selected={selected}
      onSelect={onSelect}
      initiallyOpen={openFolders(nodes)}
    />
  );
}

function openFolders(nodes: readonly FileTreeNode[]): readonly string[] {
  return nodes.flatMap((node) =>
    node.isOpen ? [node.path, ...openFolders(node.children)] : openFolders(node.children),
  );
}
