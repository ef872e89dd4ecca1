import { useEffect, useRef, useState } from 'react';
import type { SiteBlock, SiteFiles } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { EmptyState, Notice, useNarrowScreen } from 'shared-kit/ui';
import type { Canvas } from '../canvas/open-canvas';
import type { SiteWork } from '../work/site-work';
import { EditorBar } from './editor-bar';
import { EditorLook } from './editor-look';
import { SidePanels } from './side-panels';
import type { PanelName } from './side-panels';
import { TroubleNotice } from './trouble-notice';
import { useCanvas } from './use-canvas';
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
  readonly blocks: readonly SiteBlock[];
  readonly files: SiteFiles;
}

/** The editor: bar, panels and the page itself. */
export function EditingScreen({ work, blocks, files }: EditingScreenProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { canvas, problem, places } = useCanvas({ work, blocks, files, stage });
  const narrow = useNarrowScreen();
  const [panel, setPanel] = useState<PanelName | null>('blocks');
  // The bar says what became of it.
  const save = (): void => void work.save();
  useLeaving(work);
  useReconnect(work);
  useSaveKey(canvas, save);
  return (
    <Screen>
      <EditorLook />
      <EditorBar work={work} canvas={canvas} onSave={save} />
      <TroubleNotice work={work} />
      {narrow && <Notice>Editing works here, and is easier on a larger screen.</Notice>}
      <Work>
        {problem === null ? (
          <Stage>
            <div ref={stage} style={{ height: '100%' }} />
          </Stage>
        ) : (
          <EmptyState title="This page cannot be edited here">{problem}</EmptyState>
        )}
        <SidePanels places={places} panel={panel} onPanel={setPanel} />
      </Work>
    </Screen>
  );
}

/** Ctrl+S saves, in the page that is edited too. */
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
