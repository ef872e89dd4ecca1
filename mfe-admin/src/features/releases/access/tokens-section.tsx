import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReleaseToken } from 'shared-kit/contract/releases';
import { useQuery } from 'shared-kit/query';
import { Badge, Button, PageSection } from 'shared-kit/ui';
import type { Column } from 'shared-kit/ui';
import { agoOf, momentOf } from '../release-words';
import { serviceTokens } from './access.queries';
import { Email } from './email';
import { ListCard } from './list-card';
import { Focusable, InOneLine, QuietLine } from './access-parts';
import { allowedIn, nameOfToken, stateWords } from './token-words';

const CreateTokenDialog = lazy(() => import('./create-token-dialog'));
const RevokeTokenDialog = lazy(() => import('./revoke-token-dialog'));

const columnsFor = (now: number, revoke: (token: ReleaseToken) => void): Column<ReleaseToken>[] => [
  {
    key: 'token',
    header: 'Token',
    cell: ({ note, id }) => (
      <span>
        {note}
        <QuietLine>
          <code>{id}</code>
        </QuietLine>
      </span>
    ),
  },
  {
    key: 'may',
    header: 'May',
    cell: ({ remote, actions }) => (
      <span>
        {allowedIn(actions)}
        <QuietLine>{remote}</QuietLine>
      </span>
    ),
  },
  {
    key: 'creator',
    header: 'Created by',
    cell: ({ creator, creatorId, createdAt }) => (
      <span title={`Account ${creatorId}`}>
        {creator === null ? 'a deleted account' : <Email address={creator} />}
        <QuietLine title={momentOf(createdAt)}>{agoOf(createdAt, now)}</QuietLine>
      </span>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: (token) => <TokenState token={token} now={now} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: (token) =>
      token.state === 'active' || token.state === 'orphaned' ? (
        <InOneLine>
          <Button
            size="small"
            aria-label={`Revoke ${nameOfToken(token)}`}
            onClick={() => revoke(token)}
          >
            Revoke
          </Button>
        </InOneLine>
      ) : (
        <QuietLine>none</QuietLine>
      ),
  },
];

interface TokenStateProps {
  readonly token: ReleaseToken;
  readonly now: number;
}

function TokenState({ token, now }: TokenStateProps) {
  const { expiresAt, lastUsedAt } = token;
  const { label, tone } = stateWords(token, now);
  return (
    <InOneLine>
      <Badge $tone={tone} title={momentOf(expiresAt)}>
        {label}
      </Badge>
      {lastUsedAt === null ? (
        <QuietLine>never used</QuietLine>
      ) : (
        <QuietLine title={momentOf(lastUsedAt)}>used {agoOf(lastUsedAt, now)}</QuietLine>
      )}
    </InOneLine>
  );
}

interface TokensSectionProps {
  /** What a token can be created for. */
  readonly remotes: readonly string[];
  /** The host's time. */
  readonly now: number;
}

/** What programs may release with: every token is for one remote and says what it may do. */
export function TokensSection({ remotes, now }: TokensSectionProps) {
  const tokens = useQuery(serviceTokens);
  const [isCreating, setCreating] = useState(false);
  const [ending, setEnding] = useState<ReleaseToken | null>(null);
  const list = useRef<HTMLDivElement>(null);
  return (
    <PageSection
      title="Service tokens"
      description="For pipelines: a token does some things for one remote, ends by itself, and can be revoked at once."
      actions={
        <Button
          icon={<KeyRound size={16} aria-hidden />}
          disabled={remotes.length === 0}
          onClick={() => setCreating(true)}
        >
          Create token
        </Button>
      }
    >
      <Focusable ref={list} tabIndex={-1}>
        <ListCard
          what="service tokens"
          query={tokens}
          columns={columnsFor(now, setEnding)}
          rowKey={({ id }) => id}
        >
          Create one so that a pipeline can release without anybody’s password.
        </ListCard>
      </Focusable>
      <Suspense>
        {isCreating && <CreateTokenDialog remotes={remotes} onClose={() => setCreating(false)} />}
        {ending && (
          <RevokeTokenDialog token={ending} onClose={() => setEnding(null)} focusFallback={list} />
        )}
      </Suspense>
    </PageSection>
  );
}
