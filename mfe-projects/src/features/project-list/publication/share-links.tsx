import { Copy } from 'lucide-react';
import { useState } from 'react';
import { shareDays } from 'shared-kit/contract';
import type { ShareLink } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { Button, ErrorState, ExternalLink, Row, Skeleton, copyLink } from 'shared-kit/ui';
import { Entry, EntrySection, momentOf } from './entry-list';
import { shareLinksOf, useEndShareLink, useMakeShareLink } from './share-links.queries';

const daysOf = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** Links that show the website as it is saved, published or not, for a while. */
export function ShareLinks({ id }: { readonly id: string }) {
  /** Only the answer to making one carries a link, so they are known until the dialog closes. */
  const [made, setMade] = useState<ReadonlyMap<string, string>>(new Map());
  const make = useMakeShareLink(id, (share, link) =>
    setMade((known) => new Map(known).set(share, link)),
  );
  return (
    <EntrySection aria-labelledby="share-links">
      <h3 id="share-links">Share a preview</h3>
      <p>
        A link shows the website as it is saved now, published or not, to whoever has it. Search
        engines do not list it. Make one that lasts:
      </p>
      <Row $gap={2}>
        {shareDays.map((days) => (
          <Button
            key={days}
            size="small"
            aria-label={`Make a link that lasts ${daysOf(days)}`}
            busy={make.isPending && make.variables === days}
            disabled={make.isPending}
            onClick={() => make.mutate(days)}
          >
            {daysOf(days)}
          </Button>
        ))}
      </Row>
      <LiveLinks id={id} made={made} />
    </EntrySection>
  );
}

function LiveLinks({
  id,
  made,
}: {
  readonly id: string;
  readonly made: ReadonlyMap<string, string>;
}) {
  const { data, isError, isFetching, refetch } = useQuery(shareLinksOf(id));
  const end = useEndShareLink(id);
  if (isError && !data) {
    return (
      <ErrorState
        title="The share links could not be loaded"
        message="They keep working. Try again in a moment."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={52} />;
  if (data.length === 0) return null;
  return (
    <ul aria-label="Share links">
      {data.map((share) => (
        <ShareLine
          key={share.id}
          share={share}
          link={made.get(share.id)}
          ending={end.isPending && end.variables === share.id}
          disabled={end.isPending}
          onEnd={() => end.mutate(share.id)}
        />
      ))}
    </ul>
  );
}

function ShareLine(props: {
  readonly share: ShareLink;
  readonly link: string | undefined;
  readonly ending: boolean;
  readonly disabled: boolean;
  readonly onEnd: () => void;
}) {
  const { share, link, ending, disabled, onEnd } = props;
  const made = momentOf(share.created_at);
  return (
    <Entry>
      <div>
        {link === undefined ? (
          <span>Made {made}</span>
        ) : (
          <ExternalLink href={link}>{link}</ExternalLink>
        )}
        <small>
          Ends {momentOf(share.expires_at)}
          {link !== undefined && '. Copy it now: it is shown only this once.'}
        </small>
      </div>
      <Row $gap={2}>
        {link !== undefined && (
          <Button
            size="small"
            icon={<Copy size={14} aria-hidden />}
            onClick={() => void copyLink(link)}
          >
            Copy link
          </Button>
        )}
        <Button
          size="small"
          aria-label={`End the link made ${made}`}
          busy={ending}
          disabled={disabled}
          onClick={onEnd}
        >
          End
        </Button>
      </Row>
    </Entry>
  );
}
