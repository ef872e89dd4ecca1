import { useEffect, useState } from 'react';
import type { SiteFiles } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, EmptyState, Row } from 'shared-kit/ui';
import { EditingScreen } from '../features/editor/frame/editing-screen';
import type { EditingScreenProps } from '../features/editor/frame/editing-screen';
import { EditorSkeleton } from '../features/editor/frame/opening-skeleton';
import { openSiteOnce } from '../features/editor/session/open-site';
import type { OpenedSite } from '../features/editor/session/open-site';
import { forgetWork, workName } from '../features/editor/work/kept-work';
import type { KeptWork } from '../features/editor/work/kept-work';

const Middle = styled.main`
  display: grid;
  min-height: 100dvh;
  padding: var(--space-4);
  place-content: center;
`;

type Stage =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly message: string }
  | ({ readonly kind: 'choice'; readonly kept: KeptWork } & Omit<OpenedSite, 'kept'>)
  | ({ readonly kind: 'editing'; readonly files: SiteFiles } & Omit<OpenedSite, 'kept'>);

const noWayIn = 'This page needs a website to edit.';

/** Properties of `EditorPage`. */
export interface EditorPageProps {
  readonly enter?: () => Promise<OpenedSite | null>;
  readonly openPage?: EditingScreenProps['open'];
}

/** The editor page: exchanges the ticket, loads the website, and asks about unsaved work. */
export function EditorPage({ enter = openSiteOnce, openPage }: EditorPageProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'opening' });
  useEffect(() => {
    enter().then(
      (opened) => {
        if (!opened) setStage({ kind: 'refused', message: noWayIn });
        else if (opened.kept) setStage({ ...opened, kind: 'choice', kept: opened.kept });
        else setStage({ ...opened, kind: 'editing', files: opened.work.store.getState().saved });
      },
      (error: unknown) =>
        setStage({ kind: 'refused', message: error instanceof Error ? error.message : noWayIn }),
    );
  }, [enter]);

  if (stage.kind === 'editing') {
    const { work, loadSections, files } = stage;
    return (
      <EditingScreen {...{ work, loadSections, files }} {...(openPage && { open: openPage })} />
    );
  }
  if (stage.kind === 'choice') {
    const { work, loadSections, kept } = stage;
    const { site, saved } = work.store.getState();
    const start = (files: SiteFiles) => setStage({ kind: 'editing', work, loadSections, files });
    return (
      <KeptChoice
        kept={kept}
        isNewer={site.revision !== kept.base}
        onKept={() => start(kept.files)}
        onSaved={() => {
          forgetWork(workName(site));
          start(saved);
        }}
      />
    );
  }
  if (stage.kind === 'opening') return <EditorSkeleton />;
  return (
    <Middle>
      <EmptyState level={1} title="The editor is not open">
        {stage.message} Go to the workspace and choose Edit there.
      </EmptyState>
    </Middle>
  );
}

interface KeptChoiceProps {
  readonly kept: KeptWork;
  /** The website was changed since the work began. */
  readonly isNewer: boolean;
  readonly onKept: () => void;
  readonly onSaved: () => void;
}

function KeptChoice({ kept, isNewer, onKept, onSaved }: KeptChoiceProps) {
  const when = new Date(kept.at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Middle>
      <EmptyState
        level={1}
        title="There is unsaved work"
        action={
          <Row>
            <Button variant="primary" onClick={onKept}>
              Continue editing it
            </Button>
            <Button onClick={onSaved}>Discard it and open the saved website</Button>
          </Row>
        }
      >
        This browser has kept unsaved work on this website from {when}.
        {isNewer &&
          ' The website has been saved somewhere else since then; both stay in its history when you save.'}
      </EmptyState>
    </Middle>
  );
}
