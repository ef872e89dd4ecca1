import { GitCompare } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog, Dialog } from 'shared-kit/ui/dialog';
import { useQuery, useQueryClient } from 'shared-kit/query';
import { Button, ErrorState, notify, Skeleton } from 'shared-kit/ui';
import { joinParts, useProject, useProjectStore, nameUnsaved, newerThanUnsaved } from '../../model';
import { NoticeBar } from '../../layout';
import type { UnsavedCode } from '../../model';
import { ChangedFiles, versionQueries } from '../../versions';
import { useSaveCode } from './use-save-code';

/** Notice that a newer version was saved since editing began, with the possible actions. */
export function NewerNotice() {
  const newer = useProject(newerThanUnsaved);
  const unsaved = useProject((project) => project.unsaved);
  return newer === null || !unsaved ? null : (
    <NewerVersionActions newer={newer} unsaved={unsaved} />
  );
}

interface NewerVersionActionsProps {
  readonly newer: number;
  readonly unsaved: UnsavedCode;
}

function NewerVersionActions({ newer, unsaved }: NewerVersionActionsProps) {
  const store = useProjectStore();
  const save = useSaveCode();
  const [open, setOpen] = useState<'compare' | 'discard' | null>(null);
  const saveOnTop = (): void => {
    const { newer: _told, ...kept } = unsaved;
    store.getState().setUnsaved({ ...kept, base: newer });
    save.mutate();
  };
  const close = (): void => setOpen(null);
  return (
    <NoticeBar aria-label="Newer version">
      <output>
        Version {newer} was made since you began editing {nameUnsaved(unsaved)}. Your text is kept
        here and nothing was overwritten.
      </output>
      <Button
        size="small"
        icon={<GitCompare size={16} aria-hidden />}
        onClick={() => setOpen('compare')}
      >
        Compare
      </Button>
      <Button
        size="small"
        busy={save.isPending}
        title={`Version ${newer} stays in the history`}
        onClick={saveOnTop}
      >
        Save mine on top
      </Button>
      <Button size="small" onClick={() => setOpen('discard')}>
        Use version {newer}
      </Button>
      <CompareDialog open={open === 'compare'} onClose={close} newer={newer} unsaved={unsaved} />
      <DiscardDialog open={open === 'discard'} onClose={close} newer={newer} unsaved={unsaved} />
    </NoticeBar>
  );
}

interface DialogProps extends NewerVersionActionsProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function CompareDialog({ open, onClose, ...props }: DialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={`From version ${props.newer} to your text`}
      description="Red is in the saved version only, green in your text only. Text can be selected and copied."
      width={960}
    >
      {open && <Comparison {...props} />}
    </Dialog>
  );
}

function Comparison({ newer, unsaved }: NewerVersionActionsProps) {
  const projectId = useProject((project) => project.draft.id);
  const { data, isError, refetch, error } = useQuery(versionQueries.one(projectId, newer));
  if (data) return <ChangedFiles before={data.files} after={joinParts(unsaved.parts)} />;
  if (!isError) return <Skeleton variant="text" count={8} label="Loading the changes" />;
  return (
    <ErrorState
      error={error}
      title="The version could not be loaded"
      message="Your text is kept."
      onRetry={() => void refetch()}
    />
  );
}

/**
 * Confirms discarding unsaved text for the newer version, the one action here that loses something.
 */
function DiscardDialog({ open, onClose, newer, unsaved }: DialogProps) {
  const store = useProjectStore();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const discard = async (): Promise<void> => {
    const { draft, version, adopt, setUnsaved } = store.getState();
    setBusy(true);
    try {
      if (version !== newer) {
        adopt(await client.fetchQuery(versionQueries.one(draft.id, newer)));
      }
      setUnsaved(null);
      onClose();
    } catch (error) {
      notify.error(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={`Discard your changes to ${nameUnsaved(unsaved)}?`}
      confirmLabel="Discard my changes"
      cancelLabel="Keep my text"
      destructive
      busy={busy}
      onConfirm={() => void discard()}
    >
      The code view then shows version {newer}. What you typed is not in the history and cannot be
      brought back.
    </ConfirmDialog>
  );
}
