import { lazy, Suspense, useRef, useState } from 'react';
import type { WebsiteListItem } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, Card, Notice, Pagination } from 'shared-kit/ui';
import { NoMatches } from './no-projects';
import { findByTitle, takePage } from './project-page';
import { ProjectRow } from './project-row';
import { ProjectToolbar } from './project-toolbar';

// Most visits delete nothing: dialog and focus trap arrive when they are asked for.
const DeleteProject = lazy(() => import('./delete-project'));

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
      <ProjectToolbar search={search} onSearch={searchFor} count={found.length} />
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
