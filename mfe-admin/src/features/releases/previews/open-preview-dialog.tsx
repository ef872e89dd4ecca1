import type { ReleasePreview, ReleaseStatus } from 'shared-kit/contract/releases';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { Button, Skeleton, Stack } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { Problem, QuietLine } from '../access/access-parts';
import { agoOf, momentOf } from '../release-words';
import { VersionName } from '../version-name';
import { previewOf, useOpenPreview } from './previews.queries';

/** A real page load, which the router's own links are not. */
const Page = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--control-height);
  color: var(--color-accent-text);
  font-weight: 500;
`;

interface OpenPreviewDialogProps {
  readonly id: string;
  readonly status: ReleaseStatus;
  /** The host's time. */
  readonly now: number;
  readonly onClose: () => void;
}

/**
 * Asks whoever follows the link of a preview. The build is not released and runs with all they may do, so that opening the
 * link alone runs nothing.
 */
export default function OpenPreviewDialog({ id, status, now, onClose }: OpenPreviewDialogProps) {
  const { data: preview, error } = useQuery(previewOf(id));
  const start = useOpenPreview();
  const isOpen = preview?.state === 'open';
  return (
    <Dialog
      open
      onOpenChange={() => start.isPending || onClose()}
      title="Preview of a build"
      width={480}
      footer={
        <>
          <Button disabled={start.isPending} onClick={onClose}>
            {start.isSuccess || !isOpen ? 'Close' : 'Cancel'}
          </Button>
          {!start.isSuccess && isOpen && (
            <Button variant="primary" busy={start.isPending} onClick={() => start.mutate(id)}>
              Run it in this session
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {!preview && !error && <Skeleton variant="rows" count={2} label="Loading the preview" />}
        {preview && <Facts preview={preview} now={now} />}
        {preview?.state === 'revoked' && <Problem>This preview has been revoked.</Problem>}
        {preview?.state === 'expired' && <Problem>This preview has expired.</Problem>}
        {start.isSuccess && preview && (
          <div aria-live="polite">
            <p>{start.data.message}.</p>
            <Page href={pageOf(status, preview)}>Open {preview.remote}</Page>
          </div>
        )}
        <Problem aria-live="polite">{(error ?? start.error)?.message}</Problem>
      </Stack>
    </Dialog>
  );
}

function Facts({ preview, now }: { readonly preview: ReleasePreview; readonly now: number }) {
  const { remote, version, note, commit, creator, tokenId, createdAt } = preview;
  const by = creator ?? 'a deleted account';
  return (
    <div>
      <p>
        {remote} <VersionName>{version}</VersionName>
        {note !== '' && `, ${note}`}
      </p>
      <QuietLine title={momentOf(createdAt)}>
        Made {agoOf(createdAt, now)} by {tokenId === null ? by : `token ${tokenId} of ${by}`}
        {commit !== null && `, commit ${commit.slice(0, 8)}`}
      </QuietLine>
      <p>
        It is not released. It runs with everything you may do here, for you alone, for four hours
        at most. What you do with it does not count towards its health.
      </p>
    </div>
  );
}

/** The first page of the remote that needs no name of anything. */
function pageOf({ record }: ReleaseStatus, { remote }: ReleasePreview): string {
  const routes = record.remotes[remote]?.stable.routes ?? [];
  const page = routes.find(({ access, path }) => access === 'member' && !path.includes(':'));
  return page?.path ?? '/';
}
