import { useEffect } from 'react';
import { styled } from 'shared-kit/styled';
import { FullHeight, notify, useNarrowScreen } from 'shared-kit/ui';
import { Panels } from 'shared-kit/ui/panels';
import { useTabText } from '../../draft';
import { FactsBar } from './facts';
import { useGeneration } from './generation';
import { WorkspaceHeader } from './header';
import { MainTabs } from './main-tabs';
import type { MainTab } from './main-tabs';
import { ProjectProvider, useProject, rememberDraft, useProjectSync } from './model';
import type { ProjectStore } from './model';
import { DropArea } from './drop-area';
import { useSaveShortcut, LeaveGuard, useLeaveGuard } from './code';
import { SidePanel } from './side';
import { ViewedBanner } from './versions';

/** Fills the page's height, so that the panels scroll instead of the page. */
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
  useShowResult(store, isNarrow, setTab);
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
    // Focusing a tab opens it, so the dialog must not return focus to that tab.
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

/** On a phone, shows the Preview tab when a result arrives. */
function useShowResult(
  store: ProjectStore,
  isNarrow: boolean,
  setTab: (tab: MainTab) => void,
): void {
  useEffect(() => {
    if (!isNarrow) return undefined;
    return store.subscribe(({ results, turns, unsaved }, before) => {
      if (results <= before.results || unsaved !== null) return;
      setTab('preview');
      notify.success(resultMessages[turns.at(-1)?.status ?? ''] ?? 'Your website is ready');
    });
  }, [store, isNarrow, setTab]);
}

const resultMessages: Readonly<Record<string, string>> = {
  partly: 'Partly done: the Project tab says what is missing',
};

function focusOpenPanel(): void {
  document.querySelector<HTMLElement>('[role="tabpanel"][data-state="active"]')?.focus();
}

const leaveCode =
  'The preview shows the last saved version. If you do not save, your text stays in the code view.';

/** The selected tab, stored per browser tab. On a phone the first is the project. */
function useMainTab(draftId: string, isNarrow: boolean): [MainTab, (tab: MainTab) => void] {
  const [kept, keep] = useTabText(`sitewright.main-tab.${draftId}`);
  const known = (['project', 'code', 'preview'] as const).find((tab) => tab === kept);
  return [known ?? (isNarrow ? 'project' : 'preview'), keep];
}
