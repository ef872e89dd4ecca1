import { useEffect } from 'react';
import { styled } from 'shared-kit/styled';
import { FullHeight, useNarrowScreen } from 'shared-kit/ui';
import { Panels } from 'shared-kit/ui/panels';
import { useKeptText } from '../../draft/kept-text';
import { useGeneration } from './generation/use-generation';
import { WorkspaceHeader } from './header/workspace-header';
import { MainTabs } from './main-tabs';
import type { MainTab } from './main-tabs';
import { ProjectProvider } from './project/project-context';
import type { ProjectStore } from './project/project-store';
import { rememberDraft } from './project/project-storage';
import { useSaveShortcut } from './project/use-save-shortcut';
import { SidePanel } from './side/side-panel';
import { ViewedBanner } from './versions/viewed-banner';

/** All of the page's height, so that panels scroll and the page does not. */
const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;
  background: var(--color-surface-raised);
`;

/** The workspace of one open project. */
export function WorkspaceScreen({ store }: { readonly store: ProjectStore }) {
  const { id: draftId } = store.getState().draft;
  const isNarrow = useNarrowScreen();
  const [tab, setTab] = useMainTab(draftId, isNarrow);
  useGeneration(store);
  useSaveShortcut(store);
  useEffect(() => rememberDraft(draftId), [draftId]);

  const tabs = <MainTabs tab={tab} onTabChange={setTab} withProject={isNarrow} />;
  return (
    <ProjectProvider value={store}>
      <FullHeight>
        <Frame>
          <div>
            <WorkspaceHeader onPreview={() => setTab('preview')} />
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
        </Frame>
      </FullHeight>
    </ProjectProvider>
  );
}

/** The open tab, of this browser tab and over reloads. On a phone one begins with the project. */
function useMainTab(draftId: string, isNarrow: boolean): [MainTab, (tab: MainTab) => void] {
  const [kept, keep] = useKeptText(`sitewright.main-tab.${draftId}`);
  const known = (['project', 'code', 'preview'] as const).find((tab) => tab === kept);
  return [known ?? (isNarrow ? 'project' : 'preview'), keep];
}
