import { lazy, Suspense, useRef, useState } from 'react';
import type { WebsiteListItem } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, Card, Notice, Pagination, SearchField } from 'shared-kit/ui';
import { NoMatches } from './no-projects';
import { findByTitle, takePage } from './project-page';
import { ProjectRow } from './project-row';

// Most visits delete nothing: dialog and focus trap arrive when they are asked for.
const DeleteProject = lazy(() => import('./delete-project'));

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  > :first-child {
    flex: 0 1 340px;
    min-width: min(100%, 200px);
  }
  > output {
    color: var(--color-text-muted);
    font-size: var(--text-13);
    font-variant-numeric: tabular-nums;
  }
`;

const Rows = styled.ul`
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`;

interface ProjectBrowserProps {
  readonly projects: readonly WebsiteListItem[];
  /** The last reload failed: what is shown may have changed. */
  readonly outdated: boolean;
  readonly onRetry: () => unknown;
}

/** Search, one page of rows, and the page numbers. */
export function ProjectBrowser({ projects, outdated, onRetry }: ProjectBrowserProps) {
  const [search, setSearch] = useState('');
  const [wantedPage, setWantedPage] = useState(1);
  const [condemned, setCondemned] = useState<WebsiteListItem>();
  const list = useRef<HTMLUListElement>(null);
  const found = findByTitle(projects, search);
  const { page, pageCount, rows } = takePage(found, wantedPage);
  const searchFor = (text: string) => {
    setSearch(text);
    setWantedPage(1);
  };
  return (
    <>
      {outdated && <Outdated onRetry={onRetry} />}
      <Toolbar>
        <SearchField
          label="Search projects"
          placeholder="Search by title..."
          value={search}
          onValueChange={searchFor}
        />
        <output>{countOf(found.length)}</output>
      </Toolbar>
      <Card $padding="none">
        {rows.length === 0 && <NoMatches search={search} onClear={() => searchFor('')} />}
        <Rows ref={list} tabIndex={-1} aria-label="Projects">
          {rows.map((project) => (
            <ProjectRow key={project.id} project={project} onDelete={setCondemned} />
          ))}
        </Rows>
      </Card>
      {rows.length > 0 && (
        <Pagination page={page} pageCount={pageCount} onPageChange={setWantedPage} />
      )}
      <Suspense>
        {condemned && (
          <DeleteProject project={condemned} onClose={() => setCondemned(undefined)} list={list} />
        )}
      </Suspense>
    </>
  );
}

function Outdated({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Notice tone="warning" title="The list could not be reloaded">
      What you see may have changed.{' '}
      <Button size="small" onClick={() => onRetry()}>
        Retry
      </Button>
    </Notice>
  );
}

const countOf = (count: number) => `${count} ${count === 1 ? 'project' : 'projects'}`;
