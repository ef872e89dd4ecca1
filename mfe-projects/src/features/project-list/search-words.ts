/** What the search is called, in the list and in the skeleton that keeps its place. */
export const searchWords = {
  label: 'Search projects',
  placeholder: 'Search by title...',
} as const;
