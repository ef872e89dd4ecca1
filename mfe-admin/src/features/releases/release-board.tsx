import { ShieldAlert, Snowflake, WifiOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ReleaseStatus } from 'shared-kit/contract/releases';
import { useSearchParams } from 'shared-kit/router';
import { Button, Notice, Page, PageSection, Row } from 'shared-kit/ui';
import { ReleaseDialogs } from './release-dialogs';
import { agoOf } from './release-words';
import { knowsAccess } from './access/owner.queries';
import { AlarmNotices } from './alarm-notices';
import { RemoteList } from './remote-list';
import { RolloutsSection } from './rollouts-section';
import type { Known } from './releases.queries';
import { Timeline } from './timeline';
import { useNow } from './use-now';
import { useReleaseControls } from './use-release-controls';
import type { ReleaseControls } from './use-release-controls';

// Below what most visits come for, where nothing moves when it arrives.
const AccessSections = lazy(() => import('./access/access-sections'));
const OpenPreviewDialog = lazy(() => import('./previews/open-preview-dialog'));

interface ReleaseBoardProps {
  readonly known: Known;
  /** When that was last true, by this browser's clock. */
  readonly knownAt: number;
  /** The host did not answer the last time it was asked. */
  readonly isOutdated: boolean;
  readonly onRetry: () => void;
}

/** Everything about the releases, once it is known. */
export function ReleaseBoard({ known, knownAt, isOutdated, onRetry }: ReleaseBoardProps) {
  const { status, skewMs } = known;
  const localNow = useNow(1_000);
  const now = localNow + skewMs;
  const controls = useReleaseControls(status, now);
  const isFrozen = status.record.frozen === true;
  const { freeze = null, unfreeze = null } = status.abilities ?? {};
  // Whoever may can do one of the two.
  const freezeRefusal = unfreeze === null ? null : freeze;
  return (
    <Page
      title="Releases"
      description="What every member runs, and what is being rolled out to them. This page updates itself."
      actions={
        <Button
          icon={<Snowflake size={16} aria-hidden />}
          disabled={freezeRefusal !== null}
          title={freezeRefusal ?? undefined}
          onClick={() => controls.open({ kind: 'freeze' })}
        >
          {isFrozen ? 'Lift freeze' : 'Freeze releases'}
        </Button>
      }
    >
      {isOutdated && (
        <Notice
          tone="warning"
          icon={<WifiOff size={16} aria-hidden />}
          title="The host cannot be reached"
        >
          <Row $gap={3}>
            What you see is from {agoOf(new Date(knownAt).toISOString(), localNow)}. It updates by
            itself when the connection is back.
            <Button size="small" onClick={onRetry}>
              Retry
            </Button>
          </Row>
        </Notice>
      )}
      {isFrozen && (
        <Notice
          tone="warning"
          icon={<Snowflake size={16} aria-hidden />}
          title="Releases are frozen"
        >
          No rollout starts or continues. Rollbacks stay possible.
        </Notice>
      )}
      {typeof status.traffic?.alarm === 'string' && (
        <Notice
          tone="warning"
          icon={<ShieldAlert size={16} aria-hidden />}
          title="Reports of page loads are implausible"
        >
          {status.traffic.alarm} Somebody may be trying to decide a rollout.
        </Notice>
      )}
      <RefusalNotice controls={controls} />
      <AlarmNotices controls={controls} />
      <RolloutsSection controls={controls} />
      <PageSection title="Remotes">
        <RemoteList controls={controls} />
      </PageSection>
      <Timeline record={status.record} now={now} />
      {knowsAccess(status) && (
        <Suspense>
          <AccessSections status={status} now={now} />
        </Suspense>
      )}
      <ReleaseDialogs controls={controls} />
      <FollowedPreview status={status} now={now} />
    </Page>
  );
}

/** What the link of a preview leads to, for as long as it is in the address. */
function FollowedPreview(props: { readonly status: ReleaseStatus; readonly now: number }) {
  const [search, setSearch] = useSearchParams();
  const id = search.get('preview');
  if (id === null) return null;
  const close = () => {
    search.delete('preview');
    setSearch(search, { replace: true });
  };
  return (
    <Suspense>
      <OpenPreviewDialog id={id} {...props} onClose={close} />
    </Suspense>
  );
}

/** Stays until it is read: a toast is gone before anybody has understood a conflict. */
function RefusalNotice({ controls }: { readonly controls: ReleaseControls }) {
  const { refusal, dialog } = controls;
  // A dialog says it itself.
  if (refusal === null || dialog !== null) return null;
  return (
    <Notice tone="danger" title="The change was not made">
      <Row $gap={3}>
        {refusal.message}
        <Button size="small" onClick={controls.dismiss}>
          Dismiss
        </Button>
      </Row>
    </Notice>
  );
}
