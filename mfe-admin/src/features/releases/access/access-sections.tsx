import type { ReleaseStatus } from 'shared-kit/contract/releases';
import { shellName } from 'shared-kit/contract/rollout';
import { useQuery } from 'shared-kit/query';
import { useSession } from 'shared-kit/session';
import { PreviewsSection } from '../previews/previews-section';
import { ownersFor } from './owner.queries';
import { OwnersSection } from './owners-section';
import { TokensSection } from './tokens-section';

interface AccessSectionsProps {
  readonly status: ReleaseStatus;
  /** The host's time. */
  readonly now: number;
}

/** Who may release which remote, people and programs, and what they show each other before. */
export default function AccessSections({ status, now }: AccessSectionsProps) {
  const remotes = useOwnRemotes(status);
  return (
    <>
      <OwnersSection status={status} />
      <TokensSection remotes={remotes} now={now} />
      <PreviewsSection remotes={remotes.filter((remote) => remote !== shellName)} now={now} />
    </>
  );
}

/** The remotes one may create tokens for; one that has owners need not be released yet. */
function useOwnRemotes(status: ReleaseStatus): string[] {
  const { data: owners = [] } = useQuery(ownersFor(status));
  const account = useSession(({ user }) => user?.id);
  const { abilities } = status;
  const isManager = abilities?.try === null;
  const released = Object.entries(abilities?.remotes ?? {})
    .filter(([, { tokens }]) => tokens === null)
    .map(([remote]) => remote);
  const owned = owners.filter((owner) => isManager || owner.account === account);
  return [...new Set([...released, ...owned.map(({ remote }) => remote)])].toSorted();
}
