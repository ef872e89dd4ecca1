import { create } from 'zustand';

/** State of the identity confirmation. */
export interface Confirmation {
  /** The dialog is open; the component that called `offer` renders it. */
  readonly asking: boolean;
  /**
   * Registers the component that renders the dialog, until the returned function is called. The
   * shell does.
   */
  readonly offer: () => () => void;
  /**
   * Opens the dialog; resolves to whether the identity was confirmed. Concurrent calls share one
   * dialog. Without a registered component it resolves to false.
   */
  readonly ask: () => Promise<boolean>;
  /** Closes the dialog with this result. */
  readonly answer: (isConfirmed: boolean) => void;
}

let offers = 0;
let open: { readonly answered: Promise<boolean>; readonly resolve: (is: boolean) => void } | null =
  null;

/**
 * Store that connects the client, which needs confirmation of identity, with the shell's dialog.
 */
export const useConfirmation = create<Confirmation>()((set, get) => ({
  asking: false,
  offer() {
    offers += 1;
    return () => {
      offers -= 1;
      if (offers === 0) get().answer(false);
    };
  },
  ask() {
    if (offers === 0) return Promise.resolve(false);
    if (!open) {
      let resolve: (is: boolean) => void = () => undefined;
      const answered = new Promise<boolean>((settle) => {
        resolve = settle;
      });
      open = { answered, resolve };
      set({ asking: true });
    }
    return open.answered;
  },
  answer(isConfirmed) {
    open?.resolve(isConfirmed);
    open = null;
    set({ asking: false });
  },
}));
