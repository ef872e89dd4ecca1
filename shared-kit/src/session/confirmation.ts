import { create } from 'zustand';

/** Whether the member is being asked to confirm that it is them. */
export interface Confirmation {
  /** The question is open: whoever called `offer` shows it. */
  readonly asking: boolean;
  /** Says that somebody shows the question, until the answer of this is called. The shell does. */
  readonly offer: () => () => void;
  /** Asks, and answers whether it was confirmed. Who asks while the question is open gets its answer; nobody offers, no. */
  readonly ask: () => Promise<boolean>;
  /** Ends the question. */
  readonly answer: (isConfirmed: boolean) => void;
}

let offers = 0;
let open: { readonly answered: Promise<boolean>; readonly resolve: (is: boolean) => void } | null =
  null;

/** The one question “Is it you?” of the page, between the client that needs the answer and the shell that asks. */
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
