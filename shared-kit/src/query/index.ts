/** The one TanStack Query of the page, cut down to the symbols in use. */
export {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { createQueryClient } from './query-client';
export type { QueryClientOptions } from './query-client';
