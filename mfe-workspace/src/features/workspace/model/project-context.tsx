import { createContext, useContext } from 'react';
import { useStore } from 'shared-kit/state';
import type { ProjectState, ProjectStore } from './project-store';

const ProjectContext = createContext<ProjectStore | null>(null);

/** Gives the open project to the workspace's components. */
export const ProjectProvider = ProjectContext.Provider;

/** The store of the open project, for use outside of rendering. */
export function useProjectStore(): ProjectStore {
  const store = useContext(ProjectContext);
  if (!store) throw new Error('There is no open project around this component.');
  return store;
}

/** Selects a part of the open project's state. */
export function useProject<Part>(select: (state: ProjectState) => Part): Part {
  return useStore(useProjectStore(), select);
}

export { isLoading } from './project-record';
