import type { ServedSuite } from './two-suites';

/** A page as a visitor reaches it, and the heading that says it has arrived. */
export interface SuitePage {
  readonly path: string;
  readonly heading: RegExp;
  /** What follows the path, where a page needs to be told more. */
  readonly search?: (suite: ServedSuite) => string;
}

/** The pages the issue names: the front door, a list, a form, the largest screen, a table. */
export const suitePages: readonly SuitePage[] = [
  { path: '/', heading: /^Sign In$/ },
  { path: '/projects', heading: /^Welcome/ },
  { path: '/create-project', heading: /^Create New Project$/ },
  {
    path: '/workspace',
    heading: /./,
    search: ({ projectId }) => `?project=${projectId}`,
  },
  { path: '/users', heading: /^Admin Users$/ },
];
