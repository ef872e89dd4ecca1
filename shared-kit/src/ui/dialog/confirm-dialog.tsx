import type { ReactNode, RefObject } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';

/** Properties of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** A question that names what it is about: "Delete Corner Bakery?". */
  readonly title: ReactNode;
  /** What happens, and whether it can be undone. */
  readonly children?: ReactNode;
  /** A verb with its object: "Delete project". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Red button, for what destroys something. */
  readonly destructive?: boolean;
  /** The request is running: the dialog stays open until its owner closes it. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  /** As in `Dialog`: for a confirmed deletion, which takes the button that asked for it away. */
  readonly focusFallback?: RefObject<HTMLElement | null>;
}

/** Dialog that asks for confirmation. The safe answer has focus first. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  busy = false,
  onConfirm,
  focusFallback,
}: ConfirmDialogProps) {
  const ask = (next: boolean) => {
    if (!busy) onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={ask}
      title={title}
      description={children}
      width={440}
      role="alertdialog"
      closeButton={false}
      {...(focusFallback ? { focusFallback } : {})}
      footer={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={destructive ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
