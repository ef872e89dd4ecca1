import { ScrollText, UserPlus } from 'lucide-react';
import { useRef } from 'react';
import { ApiError } from 'shared-kit/client';
import { Button, Card, LinkButton, Refusal, Page } from 'shared-kit/ui';
import type { AccountArea } from './account-area';
import { AccountDialogs } from './account-dialogs';
import { AccountList } from './account-list';
import { pageCountOf } from './account-page';
import { useAccountDialogs } from './use-account-dialogs';
import { useAccountList } from './use-account-list';
import { useRequestedPage } from './use-requested-page';

/** Screen with a list of accounts, search, pagination and dialogs. */
export function AccountScreen({ area }: { area: AccountArea }) {
  const wantedPage = useRequestedPage();
  const list = useAccountList(area, wantedPage.wanted);
  const dialogs = useAccountDialogs(area);
  const table = useRef<HTMLDivElement>(null);
  const lastPage = list.data && !list.isPlaceholderData ? pageCountOf(list.data) : null;
  // The last page disappeared with its last account: render again with the new last page.
  if (lastPage !== null && wantedPage.wanted.page > lastPage) wantedPage.goTo(lastPage);

  if (list.error instanceof ApiError && list.error.status === 403) {
    return (
      <Page title={area.title}>
        <Card $padding="none">
          <Refusal code={list.error.code}>{area.audience}</Refusal>
        </Card>
      </Page>
    );
  }
  return (
    <Page
      title={area.title}
      description={area.description}
      actions={
        <>
          {area.hasAuditLog && (
            <LinkButton to="/audit" variant="quiet" icon={<ScrollText size={16} aria-hidden />}>
              Audit log
            </LinkButton>
          )}
          <Button
            variant="primary"
            icon={<UserPlus size={16} aria-hidden />}
            onClick={dialogs.openAdd}
          >
            Add New User
          </Button>
        </>
      }
    >
      <AccountList
        area={area}
        list={list}
        wantedPage={wantedPage}
        dialogs={dialogs}
        table={table}
      />
      <AccountDialogs area={area} dialogs={dialogs} table={table} />
    </Page>
  );
}
