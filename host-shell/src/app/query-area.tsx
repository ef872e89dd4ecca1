import type { ComponentType, ReactElement, ReactNode } from 'react';
import { useSession } from 'shared-kit/session';

type Area = ComponentType<{ children: ReactNode }>;

let loading: Promise<Area> | null = null;

async function createArea(): Promise<Area> {
  const { QueryClientProvider, createQueryClient } = await import('shared-kit/query');
  const client = createQueryClient();
  // What was cached for one member must never be shown to the next.
  useSession.subscribe((session, before) => {
    if (session.token !== before.token) client.clear();
  });
  return function QueryArea(props: { children: ReactNode }): ReactElement {
    return <QueryClientProvider client={client}>{props.children}</QueryClientProvider>;
  };
}

/**
 * The page with the one query cache of the suite around it. The library arrives with the first page
 * that uses it; a failed arrival is not remembered.
 */
export async function withQueries(Page: ComponentType): Promise<ComponentType> {
  loading ??= createArea();
  const Area = await loading.catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return function PageWithQueries(): ReactElement {
    return (
      <Area>
        <Page />
      </Area>
    );
  };
}
