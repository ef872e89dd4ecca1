import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { HostEvent } from 'shared-kit/remote';

type Area = ComponentType<{ children: ReactNode }>;
type Report = (event: HostEvent) => void;

let loading: Promise<Area> | null = null;

async function createArea(report: Report): Promise<Area> {
  const { QueryClientProvider, createQueryClient } = await import('shared-kit/query');
  const client = createQueryClient({ report });
  return function QueryArea(props: { children: ReactNode }): ReactElement {
    return <QueryClientProvider client={client}>{props.children}</QueryClientProvider>;
  };
}

/**
 * The page with the one query cache of the suite around it. The library arrives with the first page
 * that uses it; a failed arrival is not remembered.
 */
export async function withQueries(Page: ComponentType, report: Report): Promise<ComponentType> {
  loading ??= createArea(report);
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
