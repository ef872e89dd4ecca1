import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, IconButton, useNarrowScreen } from 'shared-kit/ui';
import { isLoading, useProject } from '../../model';

const ShareDialog = lazy(() => import(/* webpackChunkName: "share-dialog" */ './share-dialog'));

/** Shares what the preview shows. Only what the host has as a version can be shared. */
export function ShareButton() {
  const isNarrow = useNarrowScreen();
  const loading = useProject(isLoading);
  const version = useProject((project) => project.viewed?.number ?? project.version);
  const [shared, setShared] = useState<number | null>(null);
  const action = {
    disabled: loading || version === null,
    onClick: () => setShared(version),
    icon: <Share2 size={16} aria-hidden />,
  };
  return (
    <>
      {isNarrow ? (
        <IconButton label="Share" {...action} />
      ) : (
        <Button size="small" variant="quiet" {...action}>
          Share
        </Button>
      )}
      {shared !== null && (
        <Suspense>
          <ShareDialog version={shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  );
}
