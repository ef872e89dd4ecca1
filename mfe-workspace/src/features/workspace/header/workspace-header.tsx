import { ArrowLeft, Download, Eye, SquarePen } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'shared-kit/router';
import { styled } from 'shared-kit/styled';
import { Button } from 'shared-kit/ui';
import { useExport } from '../export';
import { useProject } from '../model';
import { BlockedEditorDialog, useEdit, PublishButton } from '../publish';
import { useLeaveGuard } from '../code';
import { TitleEditor } from './title-editor';
import { useOnce } from '../layout';
import type { ButtonAction } from '../layout';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: 52px;
  padding: var(--space-2) var(--space-4);
  border-block-end: 1px solid var(--color-border);

  @media (max-width: 640px) {
    padding: var(--space-1) var(--space-2);
  }
`;

const Back = styled(Link)`
  display: grid;
  flex: none;
  width: var(--control-height-small);
  height: var(--control-height-small);
  place-items: center;
  border-radius: var(--radius-s);
  color: var(--color-text-muted);

  &:hover {
    background: var(--color-surface-hover);
    color: var(--color-text);
  }
`;

const Place = styled.div`
  flex: 1 1 160px;
  min-width: 0;

  @media (max-width: 640px) {
    flex-basis: 0;

    &:has(input) {
      flex-basis: 60%;
    }
  }
`;

/** On a phone only icons, in one line with the title, to leave room for the website. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  @media (max-width: 640px) {
    gap: 2px;

    /* The text remains the accessible name. */
    button {
      width: var(--control-height-small);
      padding: 0;
      font-size: 0;
    }
    button > span {
      gap: 0;
    }
  }
`;

const usesSaved =
  'Edit, Export and Publish use the last saved version. If you do not save, your text stays in the code view.';

/** The header: back link, title and the project's actions. */
export function WorkspaceHeader({ onPreview }: { readonly onPreview: () => void }) {
  return (
    <Bar data-toasts-clear>
      <Back to="/create-project" aria-label="Back to Create New Project" title="Back">
        <ArrowLeft size={16} aria-hidden />
      </Back>
      <Place>
        <TitleEditor />
      </Place>
      <ProjectActions onPreview={onPreview} />
    </Bar>
  );
}

function ProjectActions({ onPreview }: { readonly onPreview: () => void }) {
  const isEmpty = useProject((project) => project.files === null);
  const editing = useEdit();
  const edit = useOnce(editing);
  const download = useOnce(useExport());
  const guard = useLeaveGuard();
  const withSaved = (action: ButtonAction): ButtonAction['run'] => {
    return (event) => guard(usesSaved, () => action.run(event));
  };
  return (
    <Actions>
      <Button
        size="small"
        icon={<Eye size={16} aria-hidden />}
        onClick={onPreview}
        disabled={isEmpty}
      >
        Preview
      </Button>
      <Button
        size="small"
        icon={<SquarePen size={16} aria-hidden />}
        disabled={isEmpty}
        busy={edit.isPending}
        onClick={withSaved(edit)}
      >
        Edit
      </Button>
      <Button
        size="small"
        icon={<Download size={16} aria-hidden />}
        disabled={isEmpty}
        busy={download.isPending}
        onClick={withSaved(download)}
      >
        Export
      </Button>
      <PublishButton disabled={isEmpty} withSaved={(proceed) => guard(usesSaved, proceed)} />
      {editing.blockedUrl !== null && (
        <Suspense>
          <BlockedEditorDialog url={editing.blockedUrl} onClose={editing.dismissBlocked} />
        </Suspense>
      )}
    </Actions>
  );
}
