import type { ReleaseEntry, Verdict } from 'shared-kit/contract/releases';
import { styled } from 'shared-kit/styled';
import { Badge } from 'shared-kit/ui';
import type { Tone } from 'shared-kit/ui';
import { Disclosure } from './disclosure';
import { agoOf, momentOf, whoIs } from './release-words';

const Item = styled.li`
  display: grid;
  grid-template-columns: 108px minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);
  padding: var(--space-3) var(--space-4);
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid var(--color-border);
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

const Quiet = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

const actions: Readonly<
  Record<ReleaseEntry['action'], { readonly label: string; readonly tone: Tone }>
> = {
  seed: { label: 'First record', tone: 'neutral' },
  'follow-build': { label: 'New build', tone: 'neutral' },
  start: { label: 'Started', tone: 'accent' },
  step: { label: 'Next step', tone: 'accent' },
  promote: { label: 'Promoted', tone: 'success' },
  pause: { label: 'Paused', tone: 'warning' },
  resume: { label: 'Resumed', tone: 'accent' },
  rollback: { label: 'Rolled back', tone: 'danger' },
  freeze: { label: 'Frozen', tone: 'warning' },
  unfreeze: { label: 'Unfrozen', tone: 'neutral' },
};

type Id = string | null | undefined;

/** The ids behind a name; undefined for the host. */
function idsOf(account: Id, token: Id): string | undefined {
  if (!account) return undefined;
  return token ? `Service token ${token}, created by account ${account}` : `Account ${account}`;
}

interface TimelineEntryProps {
  readonly entry: ReleaseEntry;
  /** The host's time. */
  readonly now: number;
}

/** One change: what, who, when, why, and what it was decided on. */
export function TimelineEntry({ entry, now }: TimelineEntryProps) {
  const { serial, at, action, who, whoId, tokenId, what, why, evidence } = entry;
  const { label, tone } = actions[action];
  return (
    <Item>
      <div>
        <Badge $tone={tone}>{label}</Badge>
      </div>
      <Words>
        <p>{what}</p>
        {why !== evidence?.message && <Quiet>{why}</Quiet>}
        <Quiet>
          <time dateTime={at} title={momentOf(at)}>
            {agoOf(at, now)}
          </time>{' '}
          by <span title={idsOf(whoId, tokenId)}>{whoIs(who)}</span> · record {serial}
        </Quiet>
        {evidence && <EvidenceOf verdict={evidence} serial={serial} />}
      </Words>
    </Item>
  );
}

function EvidenceOf({ verdict, serial }: { readonly verdict: Verdict; readonly serial: number }) {
  const { message, candidate, stable, audience, gates = [] } = verdict;
  return (
    <Disclosure>
      <summary aria-label={`Evidence of record ${serial}`}>Evidence</summary>
      <p>{message}</p>
      {gates.map(({ gate, message: said }) => (
        <p key={gate}>Gate {said}</p>
      ))}
      {candidate && stable && (
        <Quiet>
          {[candidate, stable, ...(audience ? [{ ...audience, version: 'Its audience' }] : [])]
            .map(
              ({ version, loads, failed, crashed, errored }) =>
                `${version}: ${loads} page loads, ${failed} failed, ${crashed} crashed, ${errored} with errors`,
            )
            .join('. ')}
          .
        </Quiet>
      )}
    </Disclosure>
  );
}
