import { useEffect, useRef, useState } from 'react';
import type { SiteBlock, SiteFiles } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { EmptyState, useNarrowScreen } from 'shared-kit/ui';
import type { Canvas, OpenCanvas } from '../canvas/canvas';
import { openLoadedCanvas } from '../canvas/load-canvas';
import { PictureDialog } from '../pictures/picture-dialog';
import { PreviewStage } from '../preview/preview-stage';
import { usePreview } from '../preview/use-preview';
import type { SiteWork } from '../work/site-work';
import { EditorBar } from './editor-bar';
import { EditorLook } from './editor-look';
import { PageSkeleton } from './opening-skeleton';
import { SidePanels } from './side-panels';
import type { PanelName } from './side-panels';
import { TroubleNotice } from './trouble-notice';
import { useCanvas } from './use-canvas';
import { useSections } from './use-sections';
import { useLeaving } from './use-leaving';
import { useReconnect } from './use-reconnect';

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
`;

const Work = styled.main`
  display: flex;
  flex: 1;
  min-height: 0;

  @media (max-width: 900px) {
    flex-direction: column;
  }
`;

const Stage = styled.div`
  position: relative;
  order: 1;
  flex: 1;
  min-width: 0;
  min-height: 0;
`;

/** Properties of `EditingScreen`. */
export interface EditingScreenProps {
  readonly work: SiteWork;
  readonly loadSections: () => Promise<readonly SiteBlock[]>;
  readonly files: SiteFiles;
  /** Replaced in tests, which have no layout. */
  readonly open?: OpenCanvas;
}

/** The editor: bar, panels and the page. */
export function EditingScreen({
  work,
  loadSections,
  files,
  open = openLoadedCanvas,
}: EditingScreenProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { canvas, problem, pictures } = useCanvas({ work, files, open, stage });
  const sections = useSections(canvas, loadSections);
  const narrow = useNarrowScreen();
  const [panel, setPanel] = useState<PanelName | null>(narrow ? null : 'blocks');
  const request = pictures((state) => state.request);
  const preview = usePreview(work, canvas);
  // The bar shows the outcome.
  const save = (): void => void work.save();
  useLeaving(work);
  useReconnect(work);
  useSaveKey(canvas, save);
  return (
    <Screen>
      <EditorLook />
      <EditorBar
        work={work}
        canvas={canvas}
        isPreview={preview.files !== null}
        onPreview={preview.toggle}
        onSave={save}
      />
      <TroubleNotice work={work} />
      <Work>
        {problem === null ? (
          <Stage style={preview.files ? { display: 'none' } : undefined}>
            <div ref={stage} style={{ height: '100%' }} />
            {canvas === null && <PageSkeleton label="Opening the page" />}
          </Stage>
        ) : (
          <EmptyState title="This page cannot be edited here">{problem}</EmptyState>
        )}
        {canvas && preview.files ? (
          <PreviewStage
            site={work.store.getState().site}
            addresses={canvas.addresses}
            files={preview.files}
            width={preview.width}
          />
        ) : (
          <SidePanels canvas={canvas} sections={sections} panel={panel} onPanel={setPanel} />
        )}
      </Work>
      {canvas && request && <PictureDialog request={request} upload={canvas.upload} />}
    </Screen>
  );
}

/** Ctrl+S saves, also while focus is in the page. */
function useSaveKey(canvas: Canvas | null, save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    const frame = canvas?.editor.Canvas.getDocument();
    addEventListener('keydown', onKey);
    frame?.addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      frame?.removeEventListener('keydown', onKey);
    };
  });
}
