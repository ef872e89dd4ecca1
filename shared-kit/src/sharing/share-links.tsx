import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { shareDays } from '../contract';
import type { ShareLink } from '../contract';
import { Button, ErrorState, ExternalLink, Row, Skeleton, copyLink } from '../ui';
import { Entry, EntrySection, momentOf } from './entry-list';
import { useShareLinks } from './use-share-links';
import type { ShareLinkSource } from './use-share-links';

const daysOf = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** Properties of `ShareLinks`. */
export interface ShareLinksProps {
  readonly source: ShareLinkSource;
  /** Describes what a link shows. */
  readonly children: ReactNode;
}

/** Share links: created with an expiry, copied once and ended here. */
export function ShareLinks({ source, children }: ShareLinksProps) {
  const { links, made, make, end, failed } = useShareLinks(source);
  return (
    <EntrySection aria-label="Share a preview">
      {children}
      <Row $gap={2}>
        {shareDays.map((days) => (
          <Button
            key={days}
            size="small"
            aria-label={`Create a link that lasts ${daysOf(days)}`}
            busy={make.isPending && make.variables === days}
            disabled={make.isPending}
            onClick={() => make.mutate(days)}
          >
            {daysOf(days)}
          </Button>
        ))}
      </Row>
      {links.data ? (
        <LinkList
          links={links.data}
          made={made}
          ending={end.isPending ? end.variables : null}
          onEnd={(share) => end.mutate(share)}
        />
      ) : links.isError ? (
        <ErrorState
          title={failed}
          message="They keep working. Try again in a moment."
          retrying={links.isFetching}
          onRetry={() => void links.refetch()}
        />
      ) : (
        <Skeleton height={52} />
      )}
    </EntrySection>
  );
}

interface LinkListProps {
  readonly links: readonly ShareLink[];
  readonly made: ReadonlyMap<string, string>;
  /** Id of the link that is being ended. */
  readonly ending: string | null;
  readonly onEnd: (share: string) => void;
}

function LinkList({ links, made, ending, onEnd }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <ul aria-label="Share links">
      {links.map((share) => (
        <ShareLine
          key={share.id}
          share={share}
          link={made.get(share.id)}
          ending={ending === share.id}
          disabled={ending !== null}
          onEnd={() => onEnd(share.id)}
        />
      ))}
    </ul>
  );
}

interface ShareLineProps {
  readonly share: ShareLink;
  readonly link: string | undefined;
  readonly ending: boolean;
  readonly disabled: boolean;
  readonly onEnd: () => void;
}

function ShareLine({ share, link, ending, disabled, onEnd }: ShareLineProps) {
  const made = momentOf(share.created_at);
  const what = share.version === undefined ? '' : `Version ${share.version}. `;
  return (
    <Entry>
      <div>
        {link === undefined ? (
          <span>Made {made}</span>
        ) : (
          <ExternalLink href={link}>{link}</ExternalLink>
        )}
        <small>
          {what}Ends {momentOf(share.expires_at)}
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
