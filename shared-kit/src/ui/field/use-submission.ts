import { useState } from 'react';

/** How long profile and reset forms stay locked after the answer, in ms (specification, section 9). */
export const submitLockoutMs = 2000;

/** State of a form's request. */
export interface Submission {
  /** The request runs, or the lockout after it does. */
  readonly busy: boolean;
  /** Runs the request; resolves when the form may be submitted again. Hand it to `Form`'s `onSubmit`. */
  readonly submit: (request: () => Promise<void>) => Promise<void>;
}

/**
 * Busy state of a form whose button stays busy for `lockoutMs` after the answer (2000 by the
 * specification for login, profile and password reset; 0 elsewhere).
 */
export function useSubmission(lockoutMs = 0): Submission {
  const [busy, setBusy] = useState(false);
  const submit = async (request: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await request();
    } finally {
      if (lockoutMs > 0) await new Promise((resolve) => setTimeout(resolve, lockoutMs));
      setBusy(false);
    }
  };
  return { busy, submit };
}
