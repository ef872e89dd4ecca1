import { Save, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from 'shared-kit/ui/dialog';
import { styled } from 'shared-kit/styled';
import { Badge, Button, IconButton } from 'shared-kit/ui';
import { useProject, useProjectStore, nameUnsaved, newerThanUnsaved } from '../model';
import { useSaveCode } from './unsaved/use-save-code';

const Place = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-1);
`;

/** Buttons shown while code is unsaved: save it as a version, or discard it. */
export function SaveActions() {
  const store = useProjectStore();
  const unsaved = useProject((project) => project.unsaved);
  const isViewing = useProject((project) => project.viewed !== null);
  // With a newer version, only the notice above offers actions: a save from here would be refused.
  const isStale = useProject((project) => newerThanUnsaved(project) !== null);
  const save = useSaveCode();
  const [asking, setAsking] = useState(false);
  if (!unsaved || isViewing) return null;
  const names = nameUnsaved(unsaved);
  const discard = (): void => {
    store.getState().setUnsaved(null);
    setAsking(false);
  };
  return (
    <Place>
      <Badge $tone="warning">Unsaved</Badge>
      <IconButton
        label={`Discard the changes to ${names}`}
        icon={<Undo2 size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      />
      {!isStale && (
        <Button
          size="small"
          variant="primary"
          icon={<Save size={16} aria-hidden />}
          busy={save.isPending}
          title={`Save ${names} as a version (Ctrl+S or Cmd+S)`}
          onClick={() => save.mutate()}
        >
          Save
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Discard your changes to ${names}?`}
        confirmLabel="Discard my changes"
        cancelLabel="Keep editing"
        destructive
        onConfirm={discard}
      >
        The files return to the last saved version. What you have typed since then cannot be
        recovered.
      </ConfirmDialog>
    </Place>
  );
}
