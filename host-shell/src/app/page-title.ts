import { useEffect } from 'react';
import { useRuntimeConfig } from 'shared-kit/config';

/** Names the document after the page, so that tabs and history can be told apart. */
export function usePageTitle(title: string): void {
  const { brandName } = useRuntimeConfig();
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title, brandName]);
}
