import { TriangleAlert } from 'lucide-react';
import { Notice } from 'shared-kit/ui';
import { useProject, storesData } from '../model';

/** A website below a path shares its origin with others, so browsers let it keep nothing. */
const isAtPath = (link: string): boolean => /^[^/]+\/./.test(link.replace(/^https?:\/\//, ''));

/** Says what will not work under an address without a name of its own, where the page would need it. */
export function StorageNote({ link }: { readonly link: string | null }) {
  const stores = useProject(({ files }) => storesData(files));
  if (!stores || link === null || !isAtPath(link)) return null;
  return (
    <Notice
      tone="warning"
      icon={<TriangleAlert size={16} aria-hidden />}
      title="This page stores data, which visitors will lose"
    >
      At this address browsers forget what the page stores each time it is loaded. It is kept only
      where every website has a host name of its own, which the operator of this host can set up.
    </Notice>
  );
}
