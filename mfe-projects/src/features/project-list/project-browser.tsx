import { useState } from 'react';
import { styled } from 'shared-kit/styled';
import { Card, Pagination, SearchToolbar, takePage } from 'shared-kit/ui';
import { findByTitle } from './find-by-title';
import { NoMatches } from './no-projects';
import { LayoutSwitch } from './layout-switch';
import type { Project } from './project';
import type { ProjectCommands } from './project-actions';
import { ProjectCard } from './project-card';
import { CardGrid } from './project-card-layout';
import { useProjectLayout } from './project-layout';
import { ProjectRow } from './project-row';
import { searchTexts } from './search-texts';

const Rows = styled.ul`
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`;

export interface ProjectBrowserProps {
  readonly projects: readonly Project[];
  readonly commands: ProjectCommands;
}

/** Search field, one page of projects as cards or rows, and pagination. */
export function ProjectBrowser({ projects, commands }: ProjectBrowserProps) {
  const { look } = useProjectLayout();
  const [search, setSearch] = useState('');
  const [wantedPage, setWantedPage] = useState(1);
  const found = findByTitle(projects, search);
  const { page, pageCount, rows } = takePage(found, wantedPage);
  const searchFor = (text: string) => {
    setSearch(text);
    setWantedPage(1);
  };
  return (
    <>
      <SearchToolbar
        {...searchTexts}
        search={search}
        onSearch={searchFor}
        status={`${found.length.toLocaleString('en')} ${found.length === 1 ? 'project' : 'projects'}`}
      >
        <LayoutSwitch />
      </SearchToolbar>
      {rows.length === 0 && (
        <Card $padding="none">
          <NoMatches search={search} onClear={() => searchFor('')} />
        </Card>
      )}
      {look === 'cards' ? (
        <CardGrid aria-label="Projects">
          {rows.map((project) => (
            <ProjectCard key={project.id} {...{ project, ...commands }} />
          ))}
        </CardGrid>
      ) : (
        <Card $padding="none" hidden={rows.length === 0}>
          <Rows aria-label="Projects">
            {rows.map((project) => (
              <ProjectRow key={project.id} {...{ project, ...commands }} />
            ))}
          </Rows>
        </Card>
      )}
      {rows.length > 0 && (
        <Pagination page={page} pageCount={pageCount} onPageChange={setWantedPage} />
      )}
    </>
  );
}
