import { ArrowLeft, Undo2, UserRound } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { samplePrompts } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { styled } from 'shared-kit/styled';
import { Badge, Button, LinkButton, Page } from 'shared-kit/ui';
import { newProjectId, useTabText } from '../../draft';
import { usePictures } from '../../pictures';
import { useDictation } from './dictation/use-dictation';
import { EngineNote } from './engine-note';
import { PromptForm } from './prompt-form';
import { PromptTips } from './prompt-tips';
import { SamplePromptCards } from './sample-prompt-cards';
import { useAskedSample } from './use-asked-sample';
import { useGenerate } from './use-generate';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
  align-items: start;
  gap: var(--space-6);

  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const promptKey = 'sitewright.new-prompt';

/** The Create New Project page: a prompt becomes a draft project, which the workspace generates. */
export default function CreateProjectRoute() {
  const name = useSession((session) => session.user?.name ?? '');
  const [prompt, setPrompt] = useTabText(promptKey);
  const [replaced, setReplaced] = useState('');
  const dictation = useDictation(prompt, setPrompt);
  const [projectId, goToNextProject] = useNextProject();
  const pictures = usePictures(projectId);
  const leave = useCallback(() => {
    setPrompt('');
    goToNextProject();
  }, [setPrompt, goToNextProject]);
  const { isBusy, generate } = useGenerate(projectId, leave);

  const fillWith = (text: string, kept: string): void => {
    setReplaced(kept);
    setPrompt(text);
    document.getElementById('new-project-prompt')?.focus();
  };
  const choose = (sample: string): void => fillWith(sample, isOwnText(prompt) ? prompt : replaced);
  useAskedSample(choose);
  return (
    <Page
      back={<BackToProjects />}
      title="Create New Project"
      description="Describe the website in your own words and watch it being built."
      actions={name !== '' && <Owner name={name} />}
    >
      <Columns>
        <PromptForm
          {...{ prompt, isBusy, dictation, pictures }}
          onPromptChange={setPrompt}
          onGenerate={generate}
        />
        <PromptTips />
      </Columns>
      <EngineNote />
      <SamplePromptCards
        disabled={isBusy}
        actions={
          replaced !== '' && (
            <Button
              size="small"
              icon={<Undo2 size={16} aria-hidden />}
              disabled={isBusy}
              onClick={() => fillWith(replaced, '')}
            >
              Bring back my text
            </Button>
          )
        }
        onChoose={choose}
      />
    </Page>
  );
}

/**
 * The next project gets its id before it is created, so that pictures can be added to it. Creating
 * the project uses the id up; the next one then replaces it.
 */
function useNextProject(): [projectId: string, goToNext: () => void] {
  const [kept, keep] = useTabText('sitewright.next-project');
  const [fresh] = useState(newProjectId);
  useEffect(() => {
    if (kept === '') keep(fresh);
  }, [kept, keep, fresh]);
  return [kept || fresh, useCallback(() => keep(newProjectId()), [keep])];
}

/**
 * Whether a text is the member's own, so that a sample must not overwrite it without a way back.
 */
function isOwnText(prompt: string): boolean {
  return prompt.trim() !== '' && samplePrompts.every((sample) => sample.prompt_text !== prompt);
}

function BackToProjects() {
  return (
    <div>
      <LinkButton
        to="/projects"
        variant="quiet"
        size="small"
        icon={<ArrowLeft size={16} aria-hidden />}
      >
        Back to projects
      </LinkButton>
    </div>
  );
}

function Owner({ name }: { readonly name: string }) {
  return (
    <Badge>
      <UserRound size={14} aria-hidden />
      {name}
    </Badge>
  );
}
