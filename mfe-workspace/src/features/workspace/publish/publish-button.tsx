import { Globe, Settings2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'shared-kit/styled';
import { Button, IconButton } from 'shared-kit/ui';
import { useOnce } from '../layout';
import { useProject } from '../model';
import { usePublish } from './use-publish';

const loadSheet = () => import(/* webpackChunkName: "publish-sheet" */ './publish-sheet');
const PublishSheet = lazy(loadSheet);

const Pair = styled.div`
  display: flex;
  gap: var(--space-1);
  min-width: 0;

  > :first-child {
    flex: 1;
  }
`;

/** Properties of `PublishButton`. */
export interface PublishButtonProps {
  readonly disabled: boolean;
  /** Guard that asks about unsaved code first. */
  readonly withSaved: (proceed: () => void) => void;
}

/** Publishes: through the sheet the first time, then directly, with the sheet beside the button. */
export function PublishButton({ disabled, withSaved }: PublishButtonProps) {
  const isPublished = useProject((project) => project.site !== null);
  const publish = usePublish();
  const again = useOnce({ ...publish, mutateAsync: () => publish.mutateAsync() });
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // Preloaded while online: it may be needed offline.
    if (!disabled) loadSheet().catch(() => undefined);
  }, [disabled]);
  const openSheet = (): void => withSaved(() => setOpen(true));
  return (
    <>
      <Pair>
        <Button
          size="small"
          variant="primary"
          icon={<Globe size={16} aria-hidden />}
          disabled={disabled}
          busy={publish.isPending && !isOpen}
          onClick={(event) => (isPublished ? withSaved(() => again.run(event)) : openSheet())}
        >
          Publish
        </Button>
        {isPublished && (
          <IconButton
            label="Publish settings"
            icon={<Settings2 size={16} aria-hidden />}
            disabled={disabled}
            onClick={openSheet}
          />
        )}
      </Pair>
      {isOpen && (
        <Suspense>
          <PublishSheet publish={publish} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
