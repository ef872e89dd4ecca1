import { styled } from 'shared-kit/styled';
import { useProject, describingTurn } from '../model';
import { PromptText, SideSection } from '../layout';

const Place = styled.div`
  max-height: 40%;
  border-block-end: 1px solid var(--color-border);
  overflow-y: auto;
`;

/** The description of the displayed website, always visible above the conversation. */
export function ProjectPrompt() {
  const prompt = useProject(descriptionOf);
  return (
    <Place>
      <SideSection title="Project prompt">
        <PromptText key={prompt} text={prompt} lines={3} />
      </SideSection>
    </Place>
  );
}

const descriptionOf = ({
  turns,
  version,
  prompt,
}: Parameters<Parameters<typeof useProject>[0]>[0]): string =>
  describingTurn(turns, version)?.prompt ?? prompt;
