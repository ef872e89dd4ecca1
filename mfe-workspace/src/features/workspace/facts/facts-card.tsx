import { ClipboardPenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, Row, useNarrowScreen } from 'shared-kit/ui';
import { useTabText } from '../../../draft';
import { useProject } from '../model';
import { SideSection } from '../layout';
import { missingFactsText } from './fact-texts';
import { FactsForm } from './facts-form';
import { FactsText } from './facts-text';
import { usePageFacts } from './use-page-facts';
import type { PageFacts } from './use-page-facts';

const FactsSheet = lazy(() => import(/* webpackChunkName: "facts-sheet" */ './facts-sheet'));

/** The form for missing facts beside the preview; on narrow screens it opens as a sheet. */
export function FactsCard() {
  const isOlder = useProject((project) => project.viewed !== null);
  const facts = usePageFacts();
  if (isOlder) return null;
  if (facts.failed) {
    return (
      <SideSection title="Facts only you know">
        <FactsText>The missing facts could not be loaded.</FactsText>
        <Row>
          <Button size="small" onClick={facts.retry}>
            Retry
          </Button>
        </Row>
      </SideSection>
    );
  }
  if (facts.open.length + facts.said.length === 0) return null;
  return <Card facts={facts} />;
}

function Card({ facts: { open, said } }: { readonly facts: PageFacts }) {
  const projectId = useProject((project) => project.draft.id);
  const version = useProject((project) => project.version);
  const [choice, choose] = useTabText(`sitewright.facts.${projectId}`);
  const isNarrow = useNarrowScreen();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isOpen = !isNarrow && (choice === 'open' || (choice === '' && open.length > 0));
  return (
    <SideSection title="Facts only you know">
      <FactsText>
        {open.length > 0 ? missingFactsText(open.length) : 'Your facts are on the page.'}
        {isOpen && ' What you enter appears everywhere on the page at once.'}
      </FactsText>
      {isOpen ? (
        <FactsForm
          key={version}
          open={open}
          said={said}
          later={open.length > 0 ? 'Later' : 'Close'}
          onLater={() => choose('later')}
          onDone={() => choose('later')}
        />
      ) : (
        <Row>
          <Button
            size="small"
            icon={<ClipboardPenLine size={16} aria-hidden />}
            onClick={() => (isNarrow ? setSheetOpen(true) : choose('open'))}
          >
            {open.length > 0 ? 'Fill in' : 'Change facts'}
          </Button>
        </Row>
      )}
      {isSheetOpen && (
        <Suspense>
          <FactsSheet onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </SideSection>
  );
}
