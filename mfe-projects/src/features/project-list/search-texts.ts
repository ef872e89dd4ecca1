/** Texts of the search field, shared with the skeleton. */
export const searchTexts = {
  label: 'Search projects',
  placeholder: 'Search by title...',
} as const;
