import { styled } from 'shared-kit/styled';
import { PictureStrip } from '../../../pictures/picture-strip';
import { usePictures } from '../../../pictures/use-pictures';
import { FactsCard } from '../facts/facts-card';
import { useProject } from '../project/project-context';
import { PublishedSite } from '../publish/published-site';
import { QualityPanel } from '../quality/quality-panel';
import { PromptBox } from '../thread/prompt-box';
import { Thread, threadScroll } from '../thread/thread';
import { VersionList } from '../versions/version-list';
import { ProcessingStatus, ResultNotes } from './processing-status';
import { ProjectDetails } from './project-details';
import { ProjectNotices } from './project-notices';
import { ProjectPrompt } from './project-prompt';
import { SideSection } from './side-section';
import { Understood } from './understood';

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

/** Positioned, or texts for screen readers would be placed by the page and make it longer. */
const Scroll = styled.section`
  position: relative;
  flex: 1;
  min-height: 96px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  padding: var(--space-3) var(--space-4);
  border-block-start: 1px solid var(--color-border);
  background: var(--color-surface-raised);
`;

/** The left panel: the description on top, the conversation, and the next prompt at its foot. */
export function SidePanel() {
  return (
    <Panel>
      <ProjectPrompt />
      {/* Focusable, so that the keyboard can scroll it. */}
      <Scroll aria-label="Project" tabIndex={0} {...threadScroll}>
        <ProjectNotices />
        <PublishedSite />
        <FactsCard />
        <Thread />
        <ProcessingStatus />
        <Understood />
        <ResultNotes />
        <OwnPictures />
        <QualityPanel />
        <VersionList />
        <ProjectDetails />
      </Scroll>
      <Foot>
        <PromptBox />
      </Foot>
    </Panel>
  );
}

/** Pictures for the next prompt; they can also be dropped anywhere on the workspace. */
function OwnPictures() {
  const draftId = useProject((project) => project.draft.id);
  return (
    <SideSection title="Your pictures">
      <PictureStrip
        pictures={usePictures(draftId)}
        hint="The next prompt puts new ones on the page. They can be dropped anywhere here."
      />
    </SideSection>
  );
}
