import { Dialog } from 'shared-kit/ui/dialog';
import { Button } from 'shared-kit/ui';
import { useProject, nameUnsaved } from '../../model';
import { useSaveCode } from './use-save-code';

/** An action that waits for a decision about unsaved code. */
export interface Leaving {
  readonly consequence: string;
  readonly proceed: () => void;
}

interface LeaveDialogProps {
  readonly leaving: Leaving | null;
  readonly onClose: () => void;
  readonly onShowCode: () => void;
}

/** Asks what to do with unsaved code: save first, continue without saving, or stay. */
export function LeaveDialog({ leaving, onClose, onShowCode }: LeaveDialogProps) {
  const names = useProject(({ unsaved }) => unsaved && nameUnsaved(unsaved));
  const save = useSaveCode();
  const proceed = (): void => {
    onClose();
    leaving?.proceed();
  };
  const saveFirst = async (): Promise<void> => {
    const outcome = await save.mutateAsync();
    if (outcome.kind === 'saved') {
      proceed();
      return;
    }
    onClose();
    onShowCode();
  };
  return (
    <Dialog
      open={leaving !== null}
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={`Save your changes to ${names ?? 'the code'} first?`}
      description={leaving?.consequence}
      role="alertdialog"
      closeButton={false}
      width={480}
      footer={
        <>
          <Button disabled={save.isPending} onClick={onClose}>
            Stay here
          </Button>
          <Button disabled={save.isPending} onClick={proceed}>
            Continue without saving
          </Button>
          <Button variant="primary" busy={save.isPending} onClick={() => void saveFirst()}>
            Save and continue
          </Button>
        </>
      }
    />
  );
}
