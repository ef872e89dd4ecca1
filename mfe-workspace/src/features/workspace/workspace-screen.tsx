import { useEffect } from 'react';
import { styled } from 'shared-kit/styled';
import { FullHeight, notify, useNarrowScreen } from 'shared-kit/ui';
import { Panels } from 'shared-kit/ui/panels';
import { useKeptText } from '../../draft/kept-text';
import { FactsBar } from './facts/facts-bar';
import { useGeneration } from './generation/use-generation';
import { WorkspaceHeader } from './header/workspace-header';
import { MainTabs } from './main-tabs';
import type { MainTab } from './main-tabs';
import { ProjectProvider, useProject } from './project/project-context';
import type { ProjectStore } from './project/project-store';
import { DropArea } from './drop-area';
import { rememberDraft } from './project/project-storage';
import { useProjectSync } from './project/use-project-sync';
import { useSaveShortcut } from './project/use-save-shortcut';
import { SidePanel } from './side/side-panel';
import { LeaveGuard, useLeaveGuard } from './unsaved/leave-guard';
import { ViewedBanner } from './versions/viewed-banner';

/** All of the page's height, so that panels scroll and the page does not. */
const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  height: 100%;
  background: var(--color-surface-raised);
`;

/** The workspace of one open project. */
export function WorkspaceScreen({ store }: { readonly store: ProjectStore }) {
  const { id: draftId } = store.getState().draft;
  const isNarrow = useNarrowScreen();
  const [tab, setTab] = useMainTab(draftId, isNarrow);
  useGeneration(store);
  useProjectSync(store);
  useSaveShortcut(store);
  useTurnToPreview(store, isNarrow, setTab);
  useEffect(() => rememberDraft(draftId), [draftId]);
  return (
    <ProjectProvider value={store}>
      <LeaveGuard onShowCode={() => setTab('code')}>
        <WorkspaceLayout tab={tab} onTabChange={setTab} isNarrow={isNarrow} />
      </LeaveGuard>
    </ProjectProvider>
  );
}

interface WorkspaceLayoutProps {
  readonly tab: MainTab;
  readonly onTabChange: (tab: MainTab) => void;
  readonly isNarrow: boolean;
}

function WorkspaceLayout({ tab, onTabChange, isNarrow }: WorkspaceLayoutProps) {
  const guard = useLeaveGuard();
  const isUnsaved = useProject((project) => project.unsaved !== null);
  const show = (next: MainTab): void => {
    const isLeaving = tab === 'code' && next !== 'code';
    // A tab opens when it has the focus, so the question must not give it back to that one.
    if (isLeaving && isUnsaved) focusOpenPanel();
    if (isLeaving) guard(leaveCode, () => onTabChange(next));
    else onTabChange(next);
  };
  const tabs = <MainTabs tab={tab} onTabChange={show} withProject={isNarrow} />;
  return (
    <FullHeight>
      <Frame>
        <DropArea />
        <div>
          <WorkspaceHeader onPreview={() => show('preview')} />
          <ViewedBanner />
        </div>
        {isNarrow ? (
          tabs
        ) : (
          <Panels
            id="workspace"
            panels={[
              {
                id: 'project',
                content: <SidePanel />,
                defaultSize: '320px',
                minSize: '260px',
                maxSize: '45%',
              },
              { id: 'main', content: tabs, dividerLabel: 'Resize the project panel' },
            ]}
          />
        )}
        <FactsBar />
      </Frame>
    </FullHeight>
  );
}

/** On a phone the preview is behind a tab: a result turns to it, so that nobody has to look for it. */
function useTurnToPreview(
  store: ProjectStore,
  isNarrow: boolean,
  setTab: (tab: MainTab) => void,
): void {
  useEffect(() => {
    if (!isNarrow) return undefined;
    return store.subscribe(({ results, turns, unsaved }, before) => {
      if (results <= before.results || unsaved !== null) return;
      setTab('preview');
      notify.success(readyWords[turns.at(-1)?.status ?? ''] ?? 'Your website is ready');
    });
  }, [store, isNarrow, setTab]);
}

const readyWords: Readonly<Record<string, string>> = {
  partly: 'Partly done: the Project tab says what is missing',
};

function focusOpenPanel(): void {
  document.querySelector<HTMLElement>('[role="tabpanel"][data-state="active"]')?.focus();
}

const leaveCode =
  'The preview shows the last saved version. If you do not save, your text stays in the code view.';

/** The open tab, of this browser tab and over reloads. On a phone one begins with the project. */
function useMainTab(draftId: string, isNarrow: boolean): [MainTab, (tab: MainTab) => void] {
  const [kept, keep] = useKeptText(`sitewright.main-tab.${draftId}`);
  const known = (['project', 'code', 'preview'] as const).find((tab) => tab === kept);
  return [known ?? (isNarrow ? 'project' : 'preview'), keep];
}
