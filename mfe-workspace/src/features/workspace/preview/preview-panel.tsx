import { lazy, Suspense, useRef, useState } from 'react';
import type { PreviewEntry } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { notify, useNarrowScreen } from 'shared-kit/ui';
import { usePicking } from './pick/use-picking';
import { isLoading, useProject, useShownFiles } from '../model';
import { PreviewBar } from './preview-bar';
import { PreviewCover } from './preview-cover';
import { useFittedFrame } from './use-fitted-frame';
import type { PreviewWidth } from './use-fitted-frame';
import { usePreviewChannel } from './use-preview-channel';
import { usePreviewContent } from './use-preview-content';
import { placeOf } from './watch/page-problem';
import { PreviewConsole } from './watch/preview-console';
import { ProblemCard } from './watch/problem-card';
import { usePageProblem } from './watch/use-page-problem';

const PickPanel = lazy(() => import(/* webpackChunkName: "pick-panel" */ './pick/pick-panel'));

/** Sandbox of generated code. Never `allow-same-origin`: it would reach the app. */
const sandbox = 'allow-scripts allow-forms allow-modals allow-popups allow-downloads';

const Frame = styled.div`
  display: grid;
  /* Bar, problem, website, panel of elements, the bar of a phone, console. */
  grid-template: auto auto minmax(0, 1fr) auto auto auto / minmax(0, 1fr);
  height: 100%;
`;

const Stage = styled.div`
  position: relative;
  grid-row: 3;
  overflow: hidden;
  background: var(--color-surface-sunken);

  iframe {
    height: 100%;
    margin-inline: auto;
    border: 0;
    background: #fff;
  }
`;

/** The Preview tab: the website in a frame of another origin, or in its own browser tab. */
export function PreviewPanel() {
  const shown = useShownFiles('preview');
  const title = useProject((project) => project.draft.title);
  const content = usePreviewContent(shown, title);
  const frame = useRef<HTMLIFrameElement>(null);
  const preview = usePreviewChannel(frame, content);
  const html = usePointableHtml();
  const picking = usePicking(frame, preview.address, html);
  const isNarrow = useNarrowScreen();
  const [chosen, setWidth] = useState<PreviewWidth | null>(null);
  // The panel beside the project is as narrow as a tablet; most websites are judged on a desktop
  // first.
  const width = chosen ?? (isNarrow ? 'Panel' : 'Desktop');
  const { stage, style } = useFittedFrame(width);
  const [isConsoleOpen, setConsoleOpen] = useState(false);
  const place = (entry: PreviewEntry): string | null =>
    placeOf(entry, content?.document ?? '', shown?.files.js ?? '');
  const problem = usePageProblem(preview.report, place);

  const openWindow = (): void => {
    if (!preview.openWindow()) {
      notify.error('The browser blocked the new tab. Allow pop-ups for this page and try again.');
    }
  };
  return (
    <Frame>
      <PreviewBar
        width={width}
        onWidthChange={setWidth}
        onReload={preview.reload}
        onOpenWindow={openWindow}
        picking={html === null ? null : picking}
      />
      {/* On a phone there is no room for card, page and console together. */}
      {problem && !(isNarrow && isConsoleOpen) && (
        <ProblemCard
          problem={problem}
          place={place(problem.entry)}
          onShowConsole={() => setConsoleOpen(true)}
        />
      )}
      <Stage ref={stage} aria-busy={preview.status === 'loading'}>
        <iframe
          key={preview.address}
          ref={frame}
          title={`Preview of ${title}`}
          src={preview.address}
          sandbox={sandbox}
          style={style}
        />
        <PreviewCover status={preview.status} onRetry={preview.reload} />
      </Stage>
      {picking.isOn && html !== null && (
        <Suspense>
          <PickPanel html={html} at={picking.at} onChoose={picking.choose} onStop={picking.stop} />
        </Suspense>
      )}
      {/* Nor for page, element list and console together. */}
      {!(isNarrow && picking.isOn) && (
        <PreviewConsole
          report={preview.report}
          isOpen={isConsoleOpen}
          onOpenChange={setConsoleOpen}
          onClear={preview.clearReport}
          placeOf={place}
        />
      )}
    </Frame>
  );
}

/** The page whose elements can be picked: the newest version, while no generation runs. */
function usePointableHtml(): string | null {
  const html = useProject((project) => (project.viewed ? null : (project.files?.html ?? null)));
  const loading = useProject(isLoading);
  return loading ? null : html;
}
