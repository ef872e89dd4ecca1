import { Globe, PowerOff, ShieldAlert } from 'lucide-react';
import type { Publication } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, ExternalLink, Notice, Stack } from 'shared-kit/ui';
import { useChangePublication } from './publication.queries';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  > :first-child {
    flex: 1 1 220px;
    min-width: 0;
  }
`;

const Breaking = styled.span`
  overflow-wrap: anywhere;
`;

/** Notice of a suspension, which only an operator can lift. */
const SuspendedNotice = ({ reason }: { readonly reason: string | undefined }) => (
  <Notice tone="danger" icon={<ShieldAlert size={16} aria-hidden />} title="Suspended">
    <Stack $gap={2}>
      {reason && <p>{reason}</p>}
      <p>
        The operator of this service has taken the website down. Visitors and share links get a page
        that says so, and it cannot be published in the meantime. Nothing is deleted.
      </p>
    </Stack>
  </Notice>
);

/** Online state and its switch. */
export function OnlineState({ publication }: { readonly publication: Publication }) {
  const { id, link, state } = publication;
  const change = useChangePublication(id);
  const online = state !== 'offline';
  if (state === 'suspended') return <SuspendedNotice reason={publication.suspension_reason} />;
  return (
    <Line>
      <Notice
        tone={online ? 'success' : 'neutral'}
        icon={online ? <Globe size={16} aria-hidden /> : <PowerOff size={16} aria-hidden />}
        title={online ? 'Online' : 'Offline'}
      >
        {online ? (
          <ExternalLink href={link}>
            <Breaking>{link}</Breaking>
          </ExternalLink>
        ) : (
          'Visitors get a “not found” page. Nothing is deleted.'
        )}
      </Notice>
      <Button
        busy={change.isPending}
        onClick={() => change.mutate({ kind: online ? 'offline' : 'online' })}
      >
        {online ? 'Unpublish' : 'Put online again'}
      </Button>
    </Line>
  );
}
