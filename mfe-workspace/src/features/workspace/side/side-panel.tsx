import { styled } from 'shared-kit/styled';
import { FactsCard } from '../facts/facts-card';
import { PublishedSite } from '../publish/published-site';
import { QualityPanel } from '../quality/quality-panel';
import { VersionList } from '../versions/version-list';
import { ProcessingStatus, ResultNotes } from './processing-status';
import { ProjectDetails } from './project-details';
import { ProjectNotices } from './project-notices';
import { ProjectPrompt } from './project-prompt';
import { Understood } from './understood';

/** Positioned, or texts for screen readers would be placed by the page and make it longer. */
const Scroll = styled.section`
  position: relative;
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** The left panel: prompt, processing, result, details. */
export function SidePanel() {
  return (
    // Focusable, so that the keyboard can scroll it.
    <Scroll aria-label="Project" tabIndex={0}>
      <ProjectNotices />
      <PublishedSite />
      <FactsCard />
      <ProjectPrompt />
      <Understood />
      <ResultNotes />
      <ProcessingStatus />
      <QualityPanel />
      <VersionList />
      <ProjectDetails />
    </Scroll>
  );
}
