import { useEffect, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { useConfirmation } from 'shared-kit/session';

/** Shows the question “Is it you?” when a call needs it. Its form arrives with the first time it is asked. */
export function ConfirmationArea(): ReactElement | null {
  const { asking, offer, answer } = useConfirmation();
  const [Question, setQuestion] = useState<ComponentType | null>(null);
  useEffect(() => offer(), [offer]);
  useEffect(() => {
    if (!asking) return;
    import('shared-kit/confirmation').then(
      ({ ConfirmIdentity }) => setQuestion(() => ConfirmIdentity),
      // The call is then refused with the host's own words, and can be tried again.
      () => answer(false),
    );
  }, [asking, answer]);
  return asking && Question ? <Question /> : null;
}
