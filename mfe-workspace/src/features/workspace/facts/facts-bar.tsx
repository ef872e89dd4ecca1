import { lazy, Suspense, useState } from 'react';
import { Button, useNarrowScreen } from 'shared-kit/ui';
import { useTabText } from '../../../draft';
import { NoticeBar } from '../layout';
import { useProject } from '../model';
import { missingFactsText } from './fact-texts';
import { usePageFacts } from './use-page-facts';

const FactsSheet = lazy(() => import(/* webpackChunkName: "facts-sheet" */ './facts-sheet'));

/** On narrow screens: one line below the website, which opens the form as a sheet. */
export function FactsBar() {
  const isNarrow = useNarrowScreen();
  const projectId = useProject((project) => project.draft.id);
  const isOlder = useProject((project) => project.viewed !== null);
  const [choice, choose] = useTabText(`sitewright.facts-bar.${projectId}`);
  const { open } = usePageFacts();
  const isPointing = useProject((project) => project.pointed !== null);
  const [isOpen, setOpen] = useState(false);
  // Hidden while an element is being picked, which needs the room.
  if (!isNarrow || isOlder || isPointing) return null;
  return (
    <>
      {open.length > 0 && choice !== 'later' && (
        <NoticeBar aria-label="Missing facts">
          <output>{missingFactsText(open.length)}</output>
          <Button size="small" variant="primary" onClick={() => setOpen(true)}>
            Fill in
          </Button>
          <Button size="small" variant="quiet" onClick={() => choose('later')}>
            Later
          </Button>
        </NoticeBar>
      )}
      {isOpen && (
        <Suspense>
          <FactsSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
