import { ArrowLeft, Download } from 'lucide-react';
import { ApiError } from 'shared-kit/client';
import { useSearchParams } from 'shared-kit/router';
import { Button, Card, LinkButton, Refusal, Page } from 'shared-kit/ui';
import { filterOf, isFiltering, noFilter, searchOf } from './audit-filter';
import { AuditFilters } from './audit-filters';
import { AuditList } from './audit-list';
import { useAuditExport, useAuditLog } from './audit.queries';

const title = 'Audit Log';

/**
 * The audit log: changes of accounts, rights, releases and suspensions. The filter is in the
 * address.
 */
export default function AuditLogRoute() {
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const log = useAuditLog(filter);
  const saving = useAuditExport(filter);
  const isEmpty = !log.data || log.data.pages[0]?.entries.length === 0;

  if (log.error instanceof ApiError && log.error.status === 403) {
    return (
      <Page title={title}>
        <Card $padding="none">
          <Refusal code={log.error.code}>Only an admin can see the audit log.</Refusal>
        </Card>
      </Page>
    );
  }
  return (
    <Page
      title={title}
      description="Changes of accounts, rights, releases and suspensions, newest first."
      back={
        <LinkButton to="/users" variant="quiet" icon={<ArrowLeft size={16} aria-hidden />}>
          Admin Users
        </LinkButton>
      }
      actions={
        <Button
          icon={<Download size={16} aria-hidden />}
          disabled={isEmpty}
          busy={saving.isPending}
          onClick={() => saving.mutate()}
        >
          Export CSV
        </Button>
      }
    >
      <AuditFilters filter={filter} onApply={(applied) => setSearch(searchOf(applied))} />
      <AuditList
        log={log}
        isFiltering={isFiltering(filter)}
        onClear={() => setSearch(searchOf(noFilter))}
      />
    </Page>
  );
}
