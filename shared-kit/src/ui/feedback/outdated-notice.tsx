import { Button } from '../button/button';
import { Notice } from './notice';

/** Notice above a list whose last reload failed: it may be outdated. */
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
