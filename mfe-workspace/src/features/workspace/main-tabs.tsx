import { CircleStop, Code, Eye, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'shared-kit/styled';
import { Button, EmptyState, ErrorState } from 'shared-kit/ui';
import { Tabs } from 'shared-kit/ui/tabs';
import type { TabItem } from 'shared-kit/ui/tabs';
import { CodePanel } from './code';
import { explainFailure, useRetry, WrittenButton } from './generation';
import { PreviewPanel } from './preview';
import { useProject, useShownFiles } from './model';
import type { Display } from './model';
import { SidePanel } from './side';
import { WaitingArea } from './waiting-area';

/** Tabs of the main area; the project is one of them on small screens only. */
export type MainTab = 'project' | 'code' | 'preview';

const Full = styled(Tabs<MainTab>)`
  height: 100%;
`;

/** Properties of `MainTabs`. */
export interface MainTabsProps {
  readonly tab: MainTab;
  readonly onTabChange: (tab: MainTab) => void;
  /** Small screen: the left panel becomes the first tab. */
  readonly withProject: boolean;
}

/** Code and Preview, and on small screens the project beside them. */
export function MainTabs({ tab, onTabChange, withProject }: MainTabsProps) {
  const items: TabItem<MainTab>[] = [
    {
      value: 'code',
      label: 'Code',
      icon: <Code size={16} aria-hidden />,
      content: <WithFiles display="code">{<CodePanel />}</WithFiles>,
    },
    {
      value: 'preview',
      label: 'Preview',
      icon: <Eye size={16} aria-hidden />,
      content: <WithFiles display="preview">{<PreviewPanel />}</WithFiles>,
      // Kept mounted: a frame removed from the document would reload the website.
      keepMounted: true,
    },
  ];
  const project: TabItem<MainTab> = {
    value: 'project',
    label: 'Project',
    icon: <MessageSquareText size={16} aria-hidden />,
    content: <SidePanel />,
  };
  return (
    <Full
      label="Workspace"
      items={withProject ? [project, ...items] : items}
      value={withProject || tab !== 'project' ? tab : 'preview'}
      onValueChange={onTabChange}
    />
  );
}

interface WithFilesProps {
  readonly display: Display;
  readonly children: ReactNode;
}

/** Renders the content once there is code; until then progress or the failure. */
function WithFiles({ display, children }: WithFilesProps) {
  const hasFiles = useShownFiles(display) !== null;
  const run = useProject((project) => project.run);
  const retry = useRetry();
  if (hasFiles) return children;
  if (run.status === 'failed' || run.status === 'cancelled') {
    const words = explainFailure(run.message, 'Your prompt is kept.');
    if (run.status === 'failed') {
      return (
        <ErrorState
          title="Generation failed"
          message={words}
          onRetry={retry}
          alternative={<WrittenButton />}
        />
      );
    }
    return <StoppedState words={words} onRetry={retry} />;
  }
  return <WaitingArea />;
}

/** Shown after the member stopped the generation, which is not an error. */
function StoppedState({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <EmptyState
      title="Generation stopped"
      icon={<CircleStop size={20} aria-hidden />}
      action={
        <>
          <Button onClick={onRetry}>Retry</Button>
          <WrittenButton />
        </>
      }
    >
      {words}
    </EmptyState>
  );
}
