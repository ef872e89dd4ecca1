import { styled } from 'shared-kit/styled';
import { PictureStrip, usePictures } from '../../../pictures';
import { FactsCard } from '../facts';
import { useProject } from '../model';
import { PublishedSite } from '../publish';
import { QualityPanel } from '../quality';
import { PromptBox, Thread, threadScroll } from '../conversation';
import { VersionList } from '../versions';
import { ProcessingStatus, ResultNotes } from './processing-status';
import { ProjectDetails } from './project-details';
import { ProjectNotices } from './project-notices';
import { ProjectPrompt } from './project-prompt';
import { SideSection } from '../layout';
import { Understood } from './understood';

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

/**
 * Positioned, because visually hidden texts would otherwise be placed relative to the page and make
 * it longer.
 */
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

/** The left panel: description, conversation, and the box for the next prompt. */
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

/** The member's pictures; they can also be dropped anywhere on the workspace. */
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
