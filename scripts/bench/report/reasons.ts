/** Why a figure misses its aim, by bench and name; the report sets it beside the figure. */
export const reasons: Readonly<Record<string, string>> = {
  'api profile/postgres':
    'No question reaches the database; what is left is the request’s own: hooks, headers, a log line, the check of the answer',
  'api tasks/postgres': 'As the profile',
  'api projects/pglite':
    'The list is read with every request: one statement with two subqueries a row',
  'api projects/postgres':
    'The list is read with every request: one statement with two subqueries a row',
  'api users/pglite': 'The page and the number of users are read with every request',
  'api users/postgres': 'The page and the number of users are read with every request',
};
