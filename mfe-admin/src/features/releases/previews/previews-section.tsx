import { Copy, Link } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { ApiError } from 'shared-kit/client';
import type { ReleasePreview } from 'shared-kit/contract/releases';
import { useQuery } from 'shared-kit/query';
import { Badge, Button, copyLink, PageSection, Row } from 'shared-kit/ui';
import type { Column, Tone } from 'shared-kit/ui';
import { Email } from '../access/email';
import { Focusable, InOneLine, QuietLine } from '../access/access-parts';
import { ListCard } from '../access/list-card';
import { agoOf, durationOf, momentOf } from '../release-words';
import { VersionName } from '../version-name';
import { previews } from './previews.queries';

const CreatePreviewDialog = lazy(() => import('./create-preview-dialog'));
const RevokePreviewDialog = lazy(() => import('./revoke-preview-dialog'));

/** The link to hand on. */
export const linkOf = ({ path }: Pick<ReleasePreview, 'path'>): string =>
  new URL(path, location.origin).href;

function stateWords(
  { state, expiresAt }: ReleasePreview,
  now: number,
): { readonly label: string; readonly tone: Tone } {
  if (state === 'revoked') return { label: 'Revoked', tone: 'danger' };
  if (state === 'expired') return { label: 'Expired', tone: 'neutral' };
  const left = durationOf(Date.parse(expiresAt) - now)
    .split(' ')
    .slice(0, 2)
    .join(' ');
  return { label: `Ends in ${left}`, tone: 'success' };
}

const columnsFor = (
  now: number,
  revoke: (preview: ReleasePreview) => void,
): Column<ReleasePreview>[] => [
  {
    key: 'build',
    header: 'Build',
    cell: ({ remote, version, note }) => (
      <span>
        {note === '' ? remote : note}
        <QuietLine>
          {remote} <VersionName short>{version}</VersionName>
        </QuietLine>
      </span>
    ),
  },
  {
    key: 'creator',
    header: 'Made by',
    cell: ({ creator, creatorId, tokenId, createdAt }) => (
      <span title={`Account ${creatorId}`}>
        {creator === null ? 'a deleted account' : <Email address={creator} />}
        <QuietLine title={momentOf(createdAt)}>
          {tokenId !== null && `token ${tokenId.slice(0, 8)}, `}
          {agoOf(createdAt, now)}
        </QuietLine>
      </span>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: (preview) => {
      const { label, tone } = stateWords(preview, now);
      return (
        <InOneLine>
          <Badge $tone={tone} title={momentOf(preview.expiresAt)}>
            {label}
          </Badge>
        </InOneLine>
      );
    },
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: (preview) =>
      preview.state === 'open' ? (
        <Row $gap={2}>
          <Button
            size="small"
            icon={<Copy size={14} aria-hidden />}
            aria-label={`Copy link to ${preview.remote} ${preview.version}`}
            onClick={() => void copyLink(linkOf(preview))}
          >
            Copy link
          </Button>
          <Button
            size="small"
            aria-label={`Revoke the preview of ${preview.remote} ${preview.version}`}
            onClick={() => revoke(preview)}
          >
            Revoke
          </Button>
        </Row>
      ) : (
        <QuietLine>none</QuietLine>
      ),
  },
];

interface PreviewsSectionProps {
  /** What a preview can be made of. */
  readonly remotes: readonly string[];
  /** The host's time. */
  readonly now: number;
}

/** Links to builds that are not released, for whoever may release them. */
export function PreviewsSection({ remotes, now }: PreviewsSectionProps) {
  const query = useQuery(previews);
  const [isCreating, setCreating] = useState(false);
  const [ending, setEnding] = useState<ReleasePreview | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // A host from before there were previews.
  if (query.error instanceof ApiError && query.error.status === 404) return null;
  return (
    <PageSection
      title="Previews"
      description="A link runs a published build for owners of its remote and release managers, in their own session. A pipeline can make one for each pull request."
      actions={
        <Button
          icon={<Link size={16} aria-hidden />}
          disabled={remotes.length === 0}
          onClick={() => setCreating(true)}
        >
          Make preview
        </Button>
      }
    >
      <Focusable ref={list} tabIndex={-1}>
        <ListCard
          what="previews"
          query={query}
          columns={columnsFor(now, setEnding)}
          rowKey={({ id }) => id}
        >
          Make one to show a build to your team before anybody else has it.
        </ListCard>
      </Focusable>
      <Suspense>
        {isCreating && <CreatePreviewDialog remotes={remotes} onClose={() => setCreating(false)} />}
        {ending && (
          <RevokePreviewDialog
            preview={ending}
            onClose={() => setEnding(null)}
            focusFallback={list}
          />
        )}
      </Suspense>
    </PageSection>
  );
}
