import { BadgeCheck } from 'lucide-react';
import { useRuntimeConfig } from 'shared-kit/config';
import { useSession } from 'shared-kit/session';
import { Card, EmptyState, LinkButton, Page } from 'shared-kit/ui';
import { missingUpgrades } from './upgrade-tiers';
import { UpgradeTable } from './upgrade-table';

/** The upgrades the member does not own, each with its sales page. */
export default function UpgradeRoute() {
  const user = useSession((session) => session.user);
  const { salesPages } = useRuntimeConfig();
  const upgrades = missingUpgrades(user);
  return (
    <Page
      title="Upgrade"
      description={upgrades.length > 0 ? 'What you do not own yet.' : undefined}
    >
      {upgrades.length > 0 ? (
        <UpgradeTable upgrades={upgrades} salesPages={salesPages} />
      ) : (
        <Card $padding="none">
          <EmptyState
            icon={<BadgeCheck size={20} aria-hidden />}
            title="You own every upgrade"
            action={<LinkButton to="/tutorials">Go to the tutorials</LinkButton>}
          >
            Everything is unlocked on this account; the sidebar leads to all of it.
          </EmptyState>
        </Card>
      )}
    </Page>
  );
}
