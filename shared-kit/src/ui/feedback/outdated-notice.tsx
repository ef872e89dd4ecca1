import { Button } from '../button/button';
import { Notice } from './notice';

/** Above a list whose last reload failed: what is shown may no longer be true. */
export function OutdatedNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="warning" title="The list could not be reloaded">
      What you see may have changed.{' '}
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </Notice>
  );
}
